import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'The focus can leave a dialog for the page behind it.',
  part: 'browser',
  file: 'components/ui/dialog/dialog-stack.ts',
  find: 'dialog.showModal()',
  plant: 'dialog.show()',
  seenBy: {
    unit: ['components/ui/dialog/dialog.test.tsx'],
    e2e: { file: 'dialogs.spec.ts', test: 'a visitor’s' },
  },
};

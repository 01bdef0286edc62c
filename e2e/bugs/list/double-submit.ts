import type { Bug } from '../bug';

export const bug: Bug = {
  what: 'A second press on a busy button submits twice.',
  part: 'browser',
  file: 'lib/client/use-submit.ts',
  within: 'if (running.current) return;',
  find: 'running.current',
  plant: 'false',
  seenBy: { unit: ['lib/client/use-submit.test.tsx'] },
};

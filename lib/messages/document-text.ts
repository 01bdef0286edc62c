import type { MessageId } from './message-id';
import type { Text } from './text';

const tooEarly = (): never => {
  throw new Error('the document has no language yet');
};

/**
 * A text in the language of the document, for what runs in the browser only: toasts, dialogs and all that follows a
 * press. What is drawn takes `useText`, since the server draws it too, for readers of either language at once.
 */
export let documentText: Text = Object.assign(tooEarly, {
  language: 'en' as const,
  count: tooEarly,
  has: (_id: string): _id is MessageId => tooEarly(),
});

/** Says the document's language; a document keeps its own until it is left. */
export function setDocumentText(text: Text): void {
  documentText = text;
}

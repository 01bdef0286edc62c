import type { MessageId } from './message-id';
import type { Text } from './text';

const notSet = (): never => {
  throw new Error('the document has no language yet');
};

/**
 * The texts in the language of the document, for code that runs only in the browser, such as toasts and event handlers.
 * Components must use `useText`, because the server renders them too, for both languages.
 */
export let documentText: Text = Object.assign(notSet, {
  language: 'en' as const,
  count: notSet,
  has: (_id: string): _id is MessageId => notSet(),
});

/** Sets the texts of the document. The language of a document never changes. */
export function setDocumentText(text: Text): void {
  documentText = text;
}

import { useText as pageText } from '#use-text';
import type { Text } from './text';

/** The texts in the language of the page, for components and hooks, on the server and in the browser. */
export const useText: () => Text = pageText;

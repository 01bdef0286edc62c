import { useContext } from 'react';
import { documentText } from '../document-text';
import type { Text } from '../text';
import { PageText } from './page-text';

export function useText(): Text {
  return useContext(PageText) ?? documentText;
}

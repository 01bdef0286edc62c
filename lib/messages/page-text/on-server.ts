import { use } from 'react';
import { getText } from '../get-text';
import type { Text } from '../text';

export function useText(): Text {
  return use(getText());
}

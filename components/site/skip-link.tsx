'use client';

import type { MouseEvent } from 'react';
import { focusMain } from '@/components/ui/focus-main';
import { useText } from '@/lib/messages/use-text';

function goToMain(event: MouseEvent): void {
  if (focusMain()) event.preventDefault();
}

export function SkipLink() {
  const text = useText();
  return (
    // biome-ignore lint/a11y/useValidAnchor: it works without JavaScript; the handler only improves the focus.
    <a className="skip-link" href="#main" onClick={goToMain}>
      {text('nav.skip')}
    </a>
  );
}

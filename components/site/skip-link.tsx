'use client';

import type { MouseEvent } from 'react';
import { text } from '@/lib/messages/text';

/** The router keeps the last page hidden in the document, so the main part on screen is looked for. */
function goToMain(event: MouseEvent): void {
  const shown = [...document.querySelectorAll('main')].find((main) => main.getClientRects().length > 0);
  if (!shown) return;
  event.preventDefault();
  shown.tabIndex = -1;
  shown.focus();
}

export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to #main without script; the press only corrects the aim.
    <a className="skip-link" href="#main" onClick={goToMain}>
      {text('nav.skip')}
    </a>
  );
}

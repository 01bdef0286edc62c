'use client';

import { Suspense } from 'react';
import { ModalHost } from './modals/modal-host';
import { PageKeeper } from './page-keeper';
import { TextsOnTouch } from './texts-on-touch';

/** What runs beside every page: dialogs, caching of visited pages, and loading of the remaining texts. */
export function PageTasks() {
  return (
    <Suspense>
      <ModalHost />
      <PageKeeper />
      <TextsOnTouch />
    </Suspense>
  );
}

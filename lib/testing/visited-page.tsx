import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** A page that a shopper goes away from (`leave`) and opens once more (`comeBack`). */
export async function renderVisitedPage(page: ReactNode) {
  let { unmount } = await act(async () => render(page));
  return {
    leave: () => act(async () => unmount()),
    comeBack: async () => {
      ({ unmount } = await act(async () => render(page)));
    },
  };
}

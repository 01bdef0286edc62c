import { act, render } from '@testing-library/react';
import { Activity, type ReactNode } from 'react';

/** A page as the router keeps it: `leave` hides it with its state, `comeBack` shows it again. */
export async function renderKeptPage(page: ReactNode) {
  const shown = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{page}</Activity>;
  const { rerender } = await act(async () => render(shown('visible')));
  return {
    leave: () => act(async () => rerender(shown('hidden'))),
    comeBack: () => act(async () => rerender(shown('visible'))),
  };
}

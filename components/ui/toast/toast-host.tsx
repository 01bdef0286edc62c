'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { onToastWaiting } from './toast-store';

/** Stands in the layout and costs next to nothing until the first toast, when it loads the rest. */
export function ToastHost() {
  const [Region, setRegion] = useState<ComponentType>();

  useEffect(
    () =>
      Region
        ? undefined
        : onToastWaiting(() => {
            import('./toast-region').then((loaded) => setRegion(() => loaded.ToastRegion));
          }),
    [Region],
  );

  return Region ? <Region /> : null;
}

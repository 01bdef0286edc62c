import { type RefObject, useEffect, useState } from 'react';

/**
 * The value, or the last one while the element is being pressed: a control that is replaced between the pointer's down
 * and up loses its click.
 */
export function useUnlessPressed<Value>(element: RefObject<Element | null>, value: Value): Value {
  const [shown, setShown] = useState(value);

  useEffect(() => {
    if (!element.current?.matches(':active')) {
      setShown(value);
      return;
    }
    const stop = new AbortController();
    let timer = 0;
    const settle = () => {
      // why: the click comes right after pointerup
      timer = window.setTimeout(() => setShown(value));
    };
    for (const end of ['pointerup', 'pointercancel', 'contextmenu'])
      window.addEventListener(end, settle, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [element, value]);

  return shown;
}

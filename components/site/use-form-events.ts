import { useEffect, useRef } from 'react';

const NAMES = ['input', 'focusin', 'focusout', 'keydown', 'submit'] as const;

type FormEvents = { [Name in (typeof NAMES)[number]]: (event: HTMLElementEventMap[Name]) => void };

/** Listens to a form that was on the page before who listens. */
export function useFormEvents(form: HTMLFormElement | null, events: FormEvents): void {
  const newest = useRef(events);
  newest.current = events;

  useEffect(() => {
    if (!form) return;
    const stopped = new AbortController();
    const listen = <Name extends keyof FormEvents>(name: Name) =>
      form.addEventListener(name, (event) => newest.current[name](event), { signal: stopped.signal });
    NAMES.forEach(listen);
    return () => stopped.abort();
  }, [form]);
}

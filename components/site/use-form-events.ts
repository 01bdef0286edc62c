import { useEffect, useEffectEvent } from 'react';

const NAMES = ['input', 'focusin', 'focusout', 'keydown', 'submit'] as const;

type FormEvents = { [Name in (typeof NAMES)[number]]: (event: HTMLElementEventMap[Name]) => void };

/** Listens to the events of a server-rendered form. */
export function useFormEvents(form: HTMLFormElement | null, events: FormEvents): void {
  const dispatch = useEffectEvent(
    <Name extends keyof FormEvents>(name: Name, event: HTMLElementEventMap[Name]) => events[name](event),
  );

  useEffect(() => {
    if (!form) return;
    const stopped = new AbortController();
    const listen = <Name extends keyof FormEvents>(name: Name) =>
      form.addEventListener(name, (event) => dispatch(name, event), { signal: stopped.signal });
    NAMES.forEach(listen);
    return () => stopped.abort();
  }, [form]);
}

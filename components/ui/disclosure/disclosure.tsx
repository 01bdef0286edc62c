'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** What is always seen; it becomes the button. */
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  summaryClassName?: string;
};

/**
 * A menu that opens without script. With script it closes on Esc, an outside press, on following a link inside
 * and on what carries `data-close`; Esc and `data-close` leave the focus on the button.
 */
export function Disclosure({ summary, children, className, summaryClassName }: Props) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function closeFromOutside(event: PointerEvent | FocusEvent): void {
      const element = details.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target))
        element.open = false;
    }
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, []);

  function close(keepsFocus: boolean): void {
    if (!details.current) return;
    if (keepsFocus) details.current.querySelector('summary')?.focus();
    details.current.open = false;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && details.current?.open) close(true);
  }

  return (
    <details
      ref={details}
      className={className}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const pressed = event.target instanceof Element && event.target.closest('a, [data-close]');
        if (pressed) close(pressed.matches('[data-close]'));
      }}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}

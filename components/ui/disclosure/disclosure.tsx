'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** Content of the button that opens the menu. */
  summary: ReactNode;
  children: ReactNode;
  className?: string;
  summaryClassName?: string;
};

/**
 * A menu that opens without JavaScript. With it, Esc, an outside press, following a link inside and elements with
 * `data-close` close it; Esc and `data-close` return the focus to the button.
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

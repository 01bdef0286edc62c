import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { type ChoiceControl, openChoice, resetForm } from './open-choice';

/** The longest time between a key and the change it makes; a choice from an opened list comes later. */
const KEY_MS = 100;

/**
 * Handlers of a select, or around radios. A choice opens its list at once. But each press of an arrow key would be one,
 * so what keys have changed waits for Enter, or Tab. When something else is pressed, it is taken back.
 */
export function useChoice() {
  const keyTime = useRef(0);
  const waiting = useRef<ChoiceControl>(undefined);
  const lastKey = useRef('');

  function openWaiting(): void {
    if (waiting.current) openChoice(waiting.current, true);
    waiting.current = undefined;
  }

  return {
    onKeyDown: (event: KeyboardEvent) => {
      const isEnter = event.key === 'Enter';
      lastKey.current = event.key;
      keyTime.current = isEnter || event.key === ' ' ? 0 : Date.now();
      if (!isEnter || !waiting.current) return;
      // why: Enter would also submit the form, with its empty fields
      event.preventDefault();
      openWaiting();
    },
    onChange: ({ target }: { target: Element }) => {
      if (!isControl(target)) return;
      const isByKey = Date.now() - keyTime.current < KEY_MS;
      waiting.current = isByKey ? target : undefined;
      if (!isByKey) openChoice(target, false);
    },
    onBlur: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
      // why: when the window loses the focus, its element keeps it
      if (currentTarget.contains(relatedTarget) || document.activeElement === target) return;
      if (lastKey.current === 'Tab') return openWaiting();
      if (waiting.current?.form) resetForm(waiting.current.form);
      waiting.current = undefined;
    },
  };
}

function isControl(element: Element): element is ChoiceControl {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

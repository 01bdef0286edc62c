import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { type ChoiceControl, openChoice } from './open-choice';

/** A key changes a closed list or a group of radios within its own event; from an opened list one chooses later. */
const KEY_MS = 100;

/**
 * Handlers of a select, or around radios. A choice opens its list at once. But each press of an arrow key would be one,
 * so what keys have changed waits for Enter, or until the focus leaves.
 */
export function useChoice() {
  const keyTime = useRef(0);
  const waiting = useRef<ChoiceControl>(undefined);

  function openWaiting(): void {
    if (waiting.current) openChoice(waiting.current, true);
    waiting.current = undefined;
  }

  return {
    onKeyDown: (event: KeyboardEvent) => {
      const isEnter = event.key === 'Enter';
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
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) openWaiting();
    },
  };
}

function isControl(element: Element): element is ChoiceControl {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

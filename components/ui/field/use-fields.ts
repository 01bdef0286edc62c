'use client';

import { type FormEvent, useRef, useState } from 'react';
import { afterPress } from '@/components/ui/field/after-press';
import { focusFirstError } from '@/components/ui/field/focus-first-error';
import type { MessageId } from '@/lib/messages/message-id';
import { useText } from '@/lib/messages/use-text';

/** `live` while editing, `submit` when the form is sent: the spec's messages differ in places. */
export type When = 'live' | 'submit';
export type FieldRule = (value: string, when: When) => MessageId | undefined;
export type FieldRules<Name extends string> = Partial<Record<Name, FieldRule>>;

/** Props for a text field. */
type BoundInput<Name extends string> = {
  name: Name;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: (event: { target: EventTarget }) => void;
};

export type Fields<Name extends string> = {
  values: Record<Name, string>;
  errors: Partial<Record<Name, string>>;
  /** Props for the text field of this name; `clean` normalises the typed value. */
  input: (name: Name, clean?: (typed: string) => string) => BoundInput<Name>;
  set: (name: Name, value: string) => void;
  /** Validates a field on blur, unless it was empty all along. */
  leave: (name: Name, control?: EventTarget) => void;
  /** Empties a field without showing an error. */
  clear: (name: Name) => void;
  /** Shows a server error under a field. */
  setError: (name: Name, message: string) => void;
  /** Validates every field, shows the errors and focuses the first. Returns whether all are valid. */
  submit: (event: FormEvent<HTMLFormElement>) => boolean;
};

/** Passed to rules when the browser cannot parse the input, such as 31 February. */
const UNPARSABLE = '?';

/**
 * Form state: fields are validated on blur and on submit, then while editing; a prefilled one also when it is emptied.
 * Inputs must carry the field's `name`.
 */
export function useFields<Name extends string>(
  initial: Record<Name, string>,
  rules: FieldRules<Name>,
): Fields<Name> {
  const text = useText();
  const [prefilled] = useState(initial);
  const [values, setValues] = useState(initial);
  const typed = useRef(initial);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const names = Object.keys(initial) as Name[];
  const watched = useRef(new Set<Name>());
  const filled = useRef(new Set(names.filter((name) => initial[name] !== '')));

  function problem(name: Name, value: string, when: When): string | undefined {
    const id = rules[name]?.(value, when);
    return id && text(id);
  }

  function valueIn(name: Name, control: unknown): string {
    if (!(control instanceof HTMLInputElement && control.validity.badInput)) return typed.current[name];
    filled.current.add(name);
    return UNPARSABLE;
  }

  function set(name: Name, value: string): void {
    if (value !== '') filled.current.add(name);
    const isEmptied = value === '' && prefilled[name] !== '';
    change(name, value, isEmptied || watched.current.has(name));
  }

  function change(name: Name, value: string, isLive: boolean): void {
    typed.current = { ...typed.current, [name]: value };
    setValues(typed.current);
    setErrors((before) => ({
      ...before,
      [name]: isLive ? problem(name, value, 'live') : undefined,
    }));
  }

  function leave(name: Name, control?: EventTarget): void {
    if (valueIn(name, control) === '' && !filled.current.has(name)) return;
    afterPress(() => {
      watched.current.add(name);
      setErrors((before) => ({ ...before, [name]: problem(name, valueIn(name, control), 'live') }));
    });
  }

  function clear(name: Name): void {
    watched.current.delete(name);
    filled.current.delete(name);
    change(name, '', false);
  }

  function submit(event: FormEvent<HTMLFormElement>): boolean {
    event.preventDefault();
    const { elements } = event.currentTarget;
    for (const name of names) watched.current.add(name);
    const found = names.map((name) => {
      const value = valueIn(name, elements.namedItem(name));
      return [name, problem(name, value, 'submit')] as const;
    });
    setErrors(Object.fromEntries(found) as Partial<Record<Name, string>>);
    const right = found.every(([, message]) => message === undefined);
    if (!right) focusFirstError(event.currentTarget);
    return right;
  }

  return {
    values,
    errors,
    input: (name, clean = (typed) => typed) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event) => set(name, clean(event.target.value)),
      onBlur: (event) => leave(name, event.target),
    }),
    set,
    leave,
    clear,
    setError: (name, message) => setErrors((before) => ({ ...before, [name]: message })),
    submit,
  };
}

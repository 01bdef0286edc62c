'use client';

import { type FormEvent, useRef, useState } from 'react';
import { afterPress } from '@/components/ui/field/after-press';
import { focusFirstError } from '@/components/ui/field/focus-first-error';
import type { MessageId } from '@/lib/messages/message-id';
import { useText } from '@/lib/messages/use-text';

/** `live` while a field is edited, `submit` when the form is sent: the spec's texts differ in places. */
export type When = 'live' | 'submit';
export type FieldRule = (value: string, when: When) => MessageId | undefined;
export type FieldRules<Name extends string> = Partial<Record<Name, FieldRule>>;

/** What a text field takes to show a value and tell of its changes. */
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
  /** For a text field of this name; `clean` makes of what is typed what is kept. */
  input: (name: Name, clean?: (typed: string) => string) => BoundInput<Name>;
  set: (name: Name, value: string) => void;
  /** Shows what is wrong with a field that was left, once there was something in it. */
  leave: (name: Name, control?: EventTarget) => void;
  /** Empties a field without a word about it. */
  clear: (name: Name) => void;
  /** Puts an answer of the server under a field. */
  setError: (name: Name, message: string) => void;
  /** Checks every field of the form, shows the errors and puts the focus into the first. */
  submit: (event: FormEvent<HTMLFormElement>) => boolean;
};

/** What a rule is asked about where the browser made nothing of what was typed, such as 31 February. */
const SENSELESS = '?';

/** Fields checked when left and on submit, then live. Inputs carry the field's `name`. */
export function useFields<Name extends string>(
  initial: Record<Name, string>,
  rules: FieldRules<Name>,
): Fields<Name> {
  const text = useText();
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
    return SENSELESS;
  }

  function set(name: Name, value: string): void {
    if (value !== '') filled.current.add(name);
    typed.current = { ...typed.current, [name]: value };
    setValues(typed.current);
    setErrors((before) => ({
      ...before,
      [name]: watched.current.has(name) ? problem(name, value, 'live') : undefined,
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
    set(name, '');
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

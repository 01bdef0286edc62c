import { useEffect, useState } from 'react';
import { type FieldRules, type Fields, useFields } from '@/components/ui/field/use-fields';
import { draftsOf } from '@/lib/client/drafts';
import { useSession } from '@/lib/client/session/use-session';

export type DraftFields<Name extends string> = {
  fields: Fields<Name>;
  forgetDraft: () => void;
  /** Call it when the values could not be sent. A draft typed meanwhile is newer and stays. */
  keepDraft: () => void;
};

/** Form state that starts from the customer's draft of this form and keeps it up to date. */
export function useDraftFields<Name extends string>(
  form: string,
  initial: Record<Name, string>,
  rules: FieldRules<Name>,
): DraftFields<Name> {
  const { customer } = useSession();
  const [drafts] = useState(() => draftsOf(customer?.mobile));
  const fields = useFields<Name>({ ...initial, ...drafts.get(form) }, rules);
  const { values } = fields;
  const [untouched] = useState(values);

  useEffect(() => {
    if (values !== untouched) drafts.set(form, values);
  }, [values, untouched, drafts, form]);

  return {
    fields,
    forgetDraft: () => drafts.delete(form),
    keepDraft: () => {
      if (!drafts.has(form)) drafts.set(form, values);
    },
  };
}

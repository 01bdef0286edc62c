import { useRef, useState } from 'react';
import { useDraftFields } from '@/components/account/use-draft-fields';
import type { Outcome } from '@/components/ui/inline-message/outcome-message';
import { useProfile } from '@/lib/client/use-profile';
import { useSubmit } from '@/lib/client/use-submit';
import type { Profile } from '@/lib/contract/bff/account';
import { profileBody } from '@/lib/contract/bff/forms/profile';
import { messageOf } from '@/lib/domain/errors';
import { useText } from '@/lib/messages/use-text';
import { PROFILE_RULES, type ProfileField } from './profile-rules';

/** Saves the profile form. Call `forgetOutcome` when something is typed: the outcome is of what was sent before. */
export function useProfileSaving({ mobile: _, gender, ...rest }: Profile) {
  const text = useText();
  const { update } = useProfile();
  const initial = { ...rest, gender: String(gender) };
  const { fields, forgetDraft } = useDraftFields<ProfileField>('profile', initial, PROFILE_RULES);
  const [outcome, setOutcome] = useState<Outcome>();
  const isChanged = useRef(false);

  const saving = useSubmit(async () => {
    setOutcome(undefined);
    isChanged.current = false;
    const details = { ...fields.values, gender: Number(fields.values.gender) };
    try {
      const message = await update(profileBody.parse(details));
      // why: Success would seem to be about what was typed since
      if (isChanged.current) return;
      forgetDraft();
      setOutcome({
        tone: 'ok',
        message: (
          <>
            <b>{text('profile.success')}</b> {message}
          </>
        ),
      });
    } catch (error) {
      const id = messageOf(error);
      setOutcome({ tone: 'error', message: text(id) });
    }
  });

  return {
    fields,
    saving,
    outcome,
    forgetOutcome: () => {
      isChanged.current = true;
      setOutcome(undefined);
    },
  };
}

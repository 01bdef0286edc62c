'use client';

import { useRef, useState } from 'react';
import { useDraftFields } from '@/components/account/use-draft-fields';
import { Button } from '@/components/ui/button/button';
import { Form } from '@/components/ui/field/form';
import { TextField } from '@/components/ui/field/text-field';
import { type Outcome, OutcomeMessage } from '@/components/ui/inline-message/outcome-message';
import { useProfile } from '@/lib/client/use-profile';
import { useSubmit } from '@/lib/client/use-submit';
import type { Profile } from '@/lib/contract/bff/account';
import { profileBody } from '@/lib/contract/bff/forms/profile';
import { dayInIndia, EARLIEST_BIRTH_DATE } from '@/lib/domain/dates';
import { messageOf } from '@/lib/domain/errors';
import { LENGTHS } from '@/lib/domain/patterns';
import { useText } from '@/lib/messages/use-text';
import { GenderField } from './gender-field';
import styles from './profile.module.css';
import { PROFILE_RULES, type ProfileField } from './profile-rules';

/**
 * Name, mobile (read-only), email, date of birth, gender, Update (spec 2, My Profile). What is typed stays as a draft
 * until it is saved.
 */
export function ProfileForm({ profile }: { profile: Profile }) {
  const text = useText();
  const { update } = useProfile();
  const today = dayInIndia(new Date());
  const { mobile, gender, ...rest } = profile;
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

  return (
    <Form
      columns={2}
      className={styles.form ?? ''}
      onChange={() => {
        isChanged.current = true;
        setOutcome(undefined);
      }}
      onSubmit={(event) => fields.submit(event) && saving.submit()}
    >
      <TextField
        label={text('profile.name')}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={LENGTHS.profileName.max}
        {...fields.input('name')}
      />
      <TextField label={text('profile.mobile')} name="mobile" prefix="+91" value={mobile} readOnly />
      <TextField
        label={text('profile.email')}
        optional
        type="email"
        autoComplete="email"
        enterKeyHint="done"
        maxLength={LENGTHS.email.max}
        {...fields.input('email')}
      />
      <TextField
        label={text('profile.birth_date')}
        optional
        type="date"
        autoComplete="bday"
        min={EARLIEST_BIRTH_DATE}
        max={today}
        {...fields.input('birthDate')}
      />
      <GenderField value={fields.values.gender} onChange={(value) => fields.set('gender', value)} />
      <div className="full">
        <Button type="submit" size="lg" busy={saving.pending}>
          {text('profile.update')}
        </Button>
        <div className={outcome && styles.outcome}>
          <OutcomeMessage outcome={outcome} />
        </div>
      </div>
    </Form>
  );
}

'use client';

import { Button } from '@/components/ui/button/button';
import { Form } from '@/components/ui/field/form';
import { TextField } from '@/components/ui/field/text-field';
import { OutcomeMessage } from '@/components/ui/inline-message/outcome-message';
import type { Profile } from '@/lib/contract/bff/account';
import { dayInIndia, EARLIEST_BIRTH_DATE } from '@/lib/domain/dates';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { useText } from '@/lib/messages/use-text';
import { GenderField } from './gender-field';
import styles from './profile.module.css';
import { useProfileSaving } from './use-profile-saving';

/**
 * Name, mobile (read-only), email, date of birth, gender, Update (spec 2, My Profile). What is typed stays as a draft
 * until it is saved.
 */
export function ProfileForm({ profile }: { profile: Profile }) {
  const text = useText();
  const today = dayInIndia(new Date());
  const { fields, saving, outcome, forgetOutcome } = useProfileSaving(profile);

  return (
    <Form
      columns={2}
      className={styles.form ?? ''}
      onChange={forgetOutcome}
      onSubmit={(event) => fields.submit(event) && saving.submit()}
    >
      <TextField
        label={text('profile.name')}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={LENGTHS.profileName.max}
        {...fields.input('name')}
      />
      <TextField label={text('profile.mobile')} name="mobile" prefix="+91" value={profile.mobile} readOnly />
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

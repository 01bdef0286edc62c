'use client';

import { useState } from 'react';
import { Form } from '@/components/ui/field/form';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { SelectField } from '@/components/ui/field/select-field';
import { TextAreaField } from '@/components/ui/field/text-area-field';
import { TextField } from '@/components/ui/field/text-field';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { OtpInput } from '@/components/ui/otp-input/otp-input';
import { RadioCard } from '@/components/ui/radio-card/radio-card';
import { Section } from './section';
import styles from './styleguide.module.css';

const GENDERS = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

export function Forms() {
  const [code, setCode] = useState('47');
  const [choice, setChoice] = useState('home');
  const [gender, setGender] = useState('female');
  return (
    <div className={styles.group}>
      <Section title="Fields">
        <Form columns={2}>
          <TextField label="Name" defaultValue="Meena Sundaram" />
          <TextField
            label="Mobile number"
            prefix="+91"
            defaultValue="98430 123"
            error="invalid mobile number"
          />
          <TextField label="Email" optional hint="For the receipt" />
          <TextField label="State" value="Tamil Nadu" readOnly />
          <SelectField label="City" defaultValue="cbe">
            <option value="cbe">Coimbatore</option>
          </SelectField>
          <SelectField label="Pincode" disabled>
            <option>Choose a pincode</option>
          </SelectField>
          <TextAreaField className="full" label="Message" optional />
        </Form>
      </Section>
      <Section title="Code">
        <OtpInput label="4-digit code" value={code} onChange={setCode} />
        <OtpInput label="4-digit code" value="12" onChange={setCode} error="Invalid otp" />
      </Section>
      <Section title="Choices">
        <RadioGroup
          name="gender"
          label="Gender"
          optional
          choices={GENDERS}
          value={gender}
          onChange={setGender}
        />
        <div>
          <RadioCard
            name="address"
            value="home"
            checked={choice === 'home'}
            onChange={setChoice}
            title="Meena Sundaram"
            tag="Default"
            actions={
              <>
                <IconButton icon="edit" label="Edit address" size={20} />
                <IconButton icon="trash" label="Delete address" size={20} />
              </>
            }
          >
            14 Kamaraj Street, R.S. Puram, Coimbatore
          </RadioCard>
          <RadioCard
            name="address"
            value="cod"
            checked={choice === 'cod'}
            onChange={setChoice}
            title="Cash On Delivery"
            icon="cash"
          >
            Pay the rider when your order arrives.
          </RadioCard>
        </div>
      </Section>
    </div>
  );
}

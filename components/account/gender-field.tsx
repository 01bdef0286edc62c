import { RadioGroup } from '@/components/ui/field/radio-group';
import { text } from '@/lib/messages/text';

/** Codes of spec 3. */
const GENDERS = [
  { value: '2', label: text('profile.gender_2') },
  { value: '1', label: text('profile.gender_1') },
  { value: '3', label: text('profile.gender_3') },
  { value: '0', label: text('profile.gender_0') },
];

type Props = { value: string; onChange: (code: string) => void };

export function GenderField(props: Props) {
  return <RadioGroup name="gender" label={text('profile.gender')} choices={GENDERS} optional {...props} />;
}

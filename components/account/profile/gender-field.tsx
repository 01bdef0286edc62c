import { RadioGroup } from '@/components/ui/field/radio-group';
import { useText } from '@/lib/messages/use-text';

/** Gender codes (spec 3). */
const GENDERS = ['2', '1', '3', '0'] as const;

type Props = { value: string; onChange: (code: string) => void };

export function GenderField(props: Props) {
  const text = useText();
  const choices = GENDERS.map((value) => ({ value, label: text(`profile.gender_${value}`) }));
  return <RadioGroup name="gender" label={text('profile.gender')} choices={choices} optional {...props} />;
}

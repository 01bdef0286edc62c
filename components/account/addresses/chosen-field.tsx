import type { InputHTMLAttributes } from 'react';
import type { FieldProps } from '@/components/ui/field/field-frame';
import { SelectField } from '@/components/ui/field/select-field';
import { TextField } from '@/components/ui/field/text-field';
import type { LocalisedText } from '@/lib/domain/words';

type Shared = 'name' | 'autoComplete' | 'onBlur' | 'aria-busy' | 'aria-disabled';
type Typed = 'maxLength' | 'inputMode' | 'enterKeyHint';

type Props = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, Typed> &
  Pick<InputHTMLAttributes<HTMLElement> & InputHTMLAttributes<HTMLInputElement>, Shared> & {
    value: string;
    onValue: (value: string) => void;
    /** Undefined when the options failed to load: the value is then typed. */
    options: readonly string[] | undefined;
    /** The label of an option where it differs from its value. */
    wordsOf?: (option: string) => LocalisedText;
    /** Label of the empty option. */
    emptyOption: string;
  };

/** A select, or a text field when no options could be loaded. */
export function ChosenField({
  options,
  wordsOf = (option) => ({ words: option }),
  emptyOption,
  onValue,
  maxLength,
  inputMode,
  enterKeyHint,
  ...field
}: Props) {
  const onChange = (event: { target: { value: string } }) => onValue(event.target.value);
  if (!options) return <TextField {...field} {...{ maxLength, inputMode, enterKeyHint, onChange }} />;
  const { value } = field;
  // why: the current value must be an option while the list is still loading
  const all = value === '' || options.includes(value) ? options : [value, ...options];
  return (
    <SelectField {...field} onChange={onChange}>
      <option value="">{emptyOption}</option>
      {all.map((option) => {
        const { words, lang } = wordsOf(option);
        return (
          <option key={option} value={option} lang={lang}>
            {words}
          </option>
        );
      })}
    </SelectField>
  );
}

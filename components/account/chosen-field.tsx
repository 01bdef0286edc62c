import type { InputHTMLAttributes } from 'react';
import type { FieldProps } from '@/components/ui/field/field-frame';
import { SelectField } from '@/components/ui/field/select-field';
import { TextField } from '@/components/ui/field/text-field';
import type { Words } from '@/lib/domain/words';

type Shared = 'name' | 'autoComplete' | 'disabled' | 'onBlur' | 'aria-busy';
type Typed = 'maxLength' | 'inputMode' | 'enterKeyHint';

type Props = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, Typed> &
  Pick<InputHTMLAttributes<HTMLElement> & InputHTMLAttributes<HTMLInputElement>, Shared> & {
    value: string;
    onValue: (value: string) => void;
    /** Undefined: they could not be had, so the value is typed. */
    options: readonly string[] | undefined;
    /** How an option reads, where that is not its value. */
    wordsOf?: (option: string) => Words;
    /** Stands for no choice. */
    emptyOption: string;
  };

/** One of the options, or typed by hand when there are none to be had. */
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
  // why: the chosen one stays an option while the others are on their way
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

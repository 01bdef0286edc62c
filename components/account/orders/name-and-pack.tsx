import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { type Pack, packText } from '@/lib/domain/pack';
import { inWholeParts } from '@/lib/messages/unit-price-text';
import { useText } from '@/lib/messages/use-text';

/** The second line of an ordered product: its name in the other language, if any, and its pack. */
export function NameAndPack({ line }: { line: Pack & { name2: string } }) {
  const text = useText();
  return (
    <>
      {line.name2 !== '' && <span lang={OTHER_LANGUAGE[text.language]}>{line.name2}</span>}
      {inWholeParts(line.name2 === '' ? packText(line) : ` · ${packText(line)}`)}
    </>
  );
}

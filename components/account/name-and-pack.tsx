import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { type Pack, packText } from '@/lib/domain/pack';
import { useText } from '@/lib/messages/use-text';

/** What stands under the name of an ordered product: its second name, where it has one, and its pack. */
export function NameAndPack({ line }: { line: Pack & { name2: string } }) {
  const text = useText();
  return (
    <>
      {line.name2 !== '' && <span lang={OTHER_LANGUAGE[text.language]}>{line.name2}</span>}
      {line.name2 !== '' && ' · '}
      {packText(line)}
    </>
  );
}

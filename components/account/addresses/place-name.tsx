import { placeIn } from '@/lib/domain/places';
import { useText } from '@/lib/messages/use-text';

/** A city or state in the page's language. */
export function PlaceName({ name }: { name: string }) {
  const { language } = useText();
  const { words, lang } = placeIn(language, name);
  return lang ? <span lang={lang}>{words}</span> : words;
}

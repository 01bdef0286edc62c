import type { ComponentProps } from 'react';
import { addressIn } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the shop, without a language. */
  href: string;
};

/** A link that opens a page of the shop as a document, in the language of the page. */
export function DocumentLink({ href, ...link }: Props) {
  const { language } = useText();
  return <a {...link} href={addressIn(language, href)} />;
}

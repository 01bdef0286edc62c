import type { ComponentProps } from 'react';
import { addressIn } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the shop, without the language prefix. */
  href: string;
};

/** A link in the page's language that opens as a full page load. */
export function DocumentLink({ href, ...link }: Props) {
  const { language } = useText();
  return <a {...link} href={addressIn(language, href)} />;
}

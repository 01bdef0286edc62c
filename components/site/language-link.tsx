'use client';

import { type MouseEvent, useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { usePath } from '@/components/ui/link/use-path';
import { chooseLanguage, chosenLanguage } from '@/lib/client/language-choice';
import { addressIn, OTHER_LANGUAGE, pathOf } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import styles from './language-link.module.css';

const never = () => () => undefined;

/** Link to this page in the other language, as a full page load, as a document's texts do not change. */
export function LanguageLink() {
  const text = useText();
  const other = OTHER_LANGUAGE[text.language];
  const path = usePath();
  const chosen = useSyncExternalStore(never, chosenLanguage, () => undefined);

  const completeAddress = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const { pathname, search, hash } = window.location;
    currentTarget.href = `${addressIn(other, pathOf(pathname))}${search}${hash}`;
  };

  return (
    <a
      className={`${styles.link} ${chosen === other ? styles.chosen : ''}`}
      href={addressIn(other, path)}
      hrefLang={other}
      lang={other}
      onPointerDown={completeAddress}
      onContextMenu={completeAddress}
      onClick={(event) => {
        completeAddress(event);
        chooseLanguage(other);
      }}
    >
      <Icon name="globe" size={16} />
      {text('nav.language2')}
    </a>
  );
}

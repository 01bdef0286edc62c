import { Icon } from '@/components/ui/icon/icon';
import { DIAMOND } from '@/components/ui/kolam/diamond';
import { Kolam } from '@/components/ui/kolam/kolam';
import { unlinkedPaths } from '@/lib/config/unlinked-paths';
import type { SiteDetails } from '@/lib/contract/bff/content';
import { languageOf } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import styles from './app-block.module.css';
import { InstallButton } from './install-button';

const STORES = [
  { key: 'playStore', icon: 'play', small: 'app.play_small', name: 'app.play' },
  { key: 'appStore', icon: 'apple', small: 'app.apple_small', name: 'app.apple' },
] as const;

type Props = {
  links: SiteDetails['links'];
  /** Absolute URL of home in the page's language, for the QR code. */
  address: string;
};

/** The app download block (spec 2): links to the app stores, and installing the shop as a web app. */
export function AppBlock({ links, address }: Props) {
  const text = useText();
  const language = languageOf(new URL(address).pathname);
  const stores = STORES.flatMap((store) => {
    const href = links[store.key];
    return href ? [{ ...store, href }] : [];
  });
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <div className={styles.app}>
          <Kolam drawing={DIAMOND} className={styles.kolam} />
          <div className={styles.copy}>
            <h2>{text('app.title')}</h2>
            <p className={styles.text}>{text('app.text')}</p>
            {stores.length > 0 && (
              <ul className={styles.stores}>
                {stores.map(({ key, icon, small, name, href }) => (
                  <li key={key}>
                    <a className={styles.store} href={href} rel="noopener">
                      <Icon name={icon} />
                      <span>
                        <small className={styles.small}>{text(small)} </small>
                        {text(name)}
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
            <InstallButton />
          </div>
          <p className={styles.scan}>
            {/* biome-ignore lint/performance/noImgElement: there is one size, and next/image would add JavaScript. */}
            <img
              src={unlinkedPaths.shopCode(language)}
              width={160}
              height={160}
              alt={text('app.qr', { address })}
              loading="lazy"
              decoding="async"
            />
            {text('app.scan')}
          </p>
        </div>
      </div>
    </section>
  );
}

'use client';

import { buttonClass } from '@/components/ui/button/button-class';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icons';
import { showToast } from '@/lib/client/toast-store';
import { useShareLink } from '@/lib/client/use-share-link';
import { bothNames } from '@/lib/domain/names';
import { SHARE_LINKS, type ShareTarget } from '@/lib/domain/share-links';
import { documentText } from '@/lib/messages/document-text';
import { useText } from '@/lib/messages/use-text';
import styles from './share-dialog.module.css';

const ICONS: Record<ShareTarget, IconName> = { whatsapp: 'whatsapp', facebook: 'facebook', x: 'x-social' };
const WIDE_LINE = { variant: 'line', block: true } as const;

type Props = { product: { id: number; slug: string; name: string; name2: string }; onClose: () => void };

/** WhatsApp, Facebook and X, the system's share sheet where there is one (decisions.md 31), and the link itself. */
export function ShareDialog({ product, onClose }: Props) {
  const text = useText();
  const url = useShareLink(product);
  const shared = { text: text('share.text', { names: bothNames(product) }), url };
  const hasSheet = typeof navigator.share === 'function';

  function openSheet(): void {
    // why: closing the share sheet rejects too, and is not an error
    navigator.share({ title: product.name, ...shared }).then(onClose, () => undefined);
  }

  return (
    <Dialog title={text('share.title', { name: product.name })} width="small" onClose={onClose}>
      <ul className={styles.ways}>
        {hasSheet && (
          <li>
            <button
              type="button"
              className={buttonClass({ variant: 'primary', block: true })}
              onClick={openSheet}
            >
              <Icon name="share" size={20} />
              {text('share.more')}
            </button>
          </li>
        )}
        {SHARE_LINKS.map(({ target, href }) => (
          <li key={target}>
            <a
              className={buttonClass(WIDE_LINE)}
              href={href(shared)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={onClose}
            >
              <Icon name={ICONS[target]} size={20} />
              {text(`share.${target}`)}
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={buttonClass(WIDE_LINE)} onClick={() => void copy(url)}>
            <Icon name="copy" size={20} />
            {text('share.copy')}
          </button>
        </li>
      </ul>
      <p className={styles.link}>{url}</p>
    </Dialog>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast(documentText('share.copied'));
  } catch {
    showToast(documentText('share.copy_failed'), { tone: 'error' });
  }
}

'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { LazyDialog } from '@/components/ui/dialog/lazy-dialog';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { afterPaint } from '@/lib/client/after-paint';
import { exportData } from '@/lib/client/customer-data';
import { askConfirm } from '@/lib/client/modal-store';
import { saveFile } from '@/lib/client/save-file';
import { signOutEverywhere } from '@/lib/client/session/sign-out';
import { showToast } from '@/lib/client/toast-store';
import { useSubmit } from '@/lib/client/use-submit';
import { dayInIndia } from '@/lib/domain/dates';
import { documentText } from '@/lib/messages/document-text';
import { useText } from '@/lib/messages/use-text';
import styles from './data-section.module.css';

const loadErase = () => import('./erase-dialog').then((file) => file.EraseDialog);

async function askSignOutEverywhere(): Promise<void> {
  const confirmed = await askConfirm({
    title: documentText('devices.button'),
    text: documentText('devices.confirm'),
    icon: 'sign-out',
    onYes: signOutEverywhere,
    refusal: () => documentText('toast.not_saved'),
  });
  if (confirmed) showToast(documentText('devices.done'));
}

async function download(): Promise<void> {
  const { json, isWhole } = await exportData();
  saveFile(`koodai-${dayInIndia(new Date())}.json`, 'application/json', json);
  if (!isWhole) showToast(documentText('data.newest'), { lasting: true });
}

/** Signing out everywhere, exporting the customer's data and deleting the account. */
export function DataSection() {
  const text = useText();
  const exporting = useSubmit(download);
  const [erasing, setErasing] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="your-data">
      <h2 className={styles.title} id="your-data">
        {text('data.title')}
      </h2>
      <ul>
        <li className={styles.row}>
          <p>{text('devices.text')}</p>
          <Button variant="line" size="sm" onClick={askSignOutEverywhere}>
            {text('devices.button')}
          </Button>
        </li>
        <li className={styles.row}>
          <p>{text('data.text')}</p>
          <Button variant="line" size="sm" busy={exporting.pending} onClick={() => exporting.submit()}>
            {text('data.button')}
          </Button>
          {exporting.error !== undefined && <InlineMessage tone="error">{text('data.failed')}</InlineMessage>}
        </li>
        <li className={styles.row}>
          <p>{text('erase.text')}</p>
          <Button variant="line" size="sm" onClick={() => afterPaint(() => setErasing(true))}>
            {text('erase.button')}
          </Button>
        </li>
      </ul>
      {erasing && <LazyDialog load={loadErase} props={{ onClose: () => setErasing(false) }} />}
    </section>
  );
}

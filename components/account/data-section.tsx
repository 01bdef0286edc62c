'use client';

import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { askConfirm } from '@/components/ui/modal/modal-store';
import { showToast } from '@/components/ui/toast/toast-store';
import { exportData } from '@/lib/client/customer-data';
import { saveFile } from '@/lib/client/save-file';
import { signOutEverywhere } from '@/lib/client/sign-in';
import { useSubmit } from '@/lib/client/use-submit';
import { EXPORTED_ROWS } from '@/lib/domain/customer-data';
import { dayInIndia } from '@/lib/domain/dates';
import { text } from '@/lib/messages/text';
import styles from './data-section.module.css';

const EraseDialog = lazy(() => import('./erase-dialog').then((file) => ({ default: file.EraseDialog })));

async function askSignOutEverywhere(): Promise<void> {
  try {
    const said = await askConfirm({
      title: text('devices.button'),
      text: text('devices.confirm'),
      icon: 'sign-out',
      onYes: signOutEverywhere,
    });
    if (said) showToast(text('devices.done'));
  } catch {
    showToast(text('toast.not_saved'), { tone: 'error' });
  }
}

async function download(): Promise<void> {
  try {
    const { json, isWhole } = await exportData();
    saveFile(`koodai-${dayInIndia(new Date())}.json`, 'application/json', json);
    if (!isWhole) showToast(text('data.newest', { count: EXPORTED_ROWS }), { lasting: true });
  } catch {
    showToast(text('data.failed'), { tone: 'error' });
  }
}

/** Signing out everywhere, what the shop keeps, and an end to it. */
export function DataSection() {
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
        </li>
        <li className={styles.row}>
          <p>{text('erase.text')}</p>
          <Button variant="line" size="sm" onClick={() => setErasing(true)}>
            {text('erase.button')}
          </Button>
        </li>
      </ul>
      <Suspense>{erasing && <EraseDialog onClose={() => setErasing(false)} />}</Suspense>
    </section>
  );
}

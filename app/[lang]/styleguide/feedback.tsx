'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { TextField } from '@/components/ui/field/text-field';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { DIAMOND } from '@/components/ui/kolam/diamond';
import { Kolam } from '@/components/ui/kolam/kolam';
import { Loader } from '@/components/ui/loader/loader';
import { askConfirm, openSignIn, showAlert } from '@/lib/client/modal-store';
import { showToast } from '@/lib/client/toast-store';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import { Section } from './section';
import styles from './styleguide.module.css';

const LOADER_MS = 3000;

export function Feedback() {
  const text = useText();
  const [open, setOpen] = useState<'plain' | 'panel' | 'loader'>();
  const close = () => setOpen(undefined);

  function load(): void {
    setOpen('loader');
    setTimeout(close, LOADER_MS);
  }

  return (
    <div className={styles.group}>
      <Section title="Dialogs">
        <div className={styles.row}>
          <Button variant="line" onClick={() => setOpen('plain')}>
            Dialog
          </Button>
          <Button variant="line" onClick={() => setOpen('panel')}>
            With a panel
          </Button>
          <Button variant="line" onClick={() => void openSignIn()}>
            Sign in
          </Button>
          <Button
            variant="line"
            onClick={() =>
              showAlert({
                title: text('limit.maximum_title'),
                text: text('limit.maximum_text', { max: 5000 }),
              })
            }
          >
            Alert
          </Button>
          <Button
            variant="line"
            onClick={() =>
              askConfirm({
                title: text('cart.clear_title'),
                text: text('cart.clear_confirm'),
                icon: 'trash',
                destructive: true,
              })
            }
          >
            Confirm
          </Button>
          <Button variant="line" onClick={load}>
            Loader
          </Button>
        </div>
        {open === 'plain' && (
          <Dialog title="Edit address" onClose={close} width="wide">
            <TextField label="Name" />
          </Dialog>
        )}
        {open === 'panel' && (
          <Dialog title="Sign in" onClose={close} panel={<Kolam drawing={DIAMOND} />}>
            <TextField label="Full name" />
          </Dialog>
        )}
        {open === 'loader' && <Loader text={text('checkout.processing')} />}
      </Section>
      <Section title="Toasts">
        <div className={styles.row}>
          <Button
            variant="line"
            onClick={() =>
              showToast(text('toast.added_first'), {
                action: { label: text('action.view_cart'), href: paths.cart },
              })
            }
          >
            Added
          </Button>
          <Button
            variant="line"
            onClick={() =>
              showToast(text('toast.not_saved'), {
                tone: 'error',
                action: { label: text('action.retry'), onPress: () => undefined },
              })
            }
          >
            Failed
          </Button>
        </div>
      </Section>
      <Section title="Messages in the page">
        <InlineMessage>Prices changed on 1 item. Your total is updated.</InlineMessage>
        <InlineMessage tone="error">Invalid otp</InlineMessage>
        <InlineMessage tone="ok">Delivery is available at 641001.</InlineMessage>
      </Section>
    </div>
  );
}

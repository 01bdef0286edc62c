'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Form } from '@/components/ui/field/form';
import { rulesOf } from '@/components/ui/field/rules-of';
import { TextField } from '@/components/ui/field/text-field';
import { useFields } from '@/components/ui/field/use-fields';
import { Icon } from '@/components/ui/icon/icon';
import { useMyDelivery } from '@/lib/client/use-delivery';
import { pincodeInput } from '@/lib/contract/bff/forms/pincode';
import { digitsOf } from '@/lib/domain/digits-of';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { useText } from '@/lib/messages/use-text';
import { DeliverySlides } from './delivery-slides';
import { PincodeAnswer } from './pincode-answer';
import styles from './pincode-dialog.module.css';
import { usePincodeCheck } from './use-pincode-check';

const RULES = rulesOf(pincodeInput.shape);

type Props = {
  /** The known pincode was just found by geolocation. */
  located?: boolean | undefined;
  onClose: () => void;
};

/** Checks whether the shop delivers to a pincode (spec 2, 5 and 8, Pincode). A known pincode is checked on opening. */
export function PincodeDialog({ located, onClose }: Props) {
  const text = useText();
  const { pincode: known } = useMyDelivery();
  const fields = useFields({ pincode: known ?? '' }, RULES);
  const { outcome, task, forget, check, locate } = usePincodeCheck((pincode) =>
    fields.set('pincode', pincode),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the pincode known on opening.
  useEffect(() => {
    if (known) void check(known, located);
  }, []);

  return (
    <Dialog title={text('pincode.title')} width="small" onClose={onClose}>
      <Form onSubmit={(event) => fields.submit(event) && void check(fields.values.pincode)}>
        <div className={styles.row}>
          <TextField
            label={text('pincode.label')}
            name="pincode"
            inputMode="numeric"
            autoComplete="postal-code"
            enterKeyHint="go"
            value={fields.values.pincode}
            error={fields.errors.pincode}
            onChange={(event) => {
              forget();
              fields.set('pincode', digitsOf(event.target.value, LENGTHS.pincode.max));
            }}
          />
          <Button type="submit" className={styles.check ?? ''} busy={task === 'check'}>
            {text('pincode.check')}
          </Button>
        </div>
      </Form>
      <Button
        className={styles.locate ?? ''}
        variant="text"
        size="sm"
        busy={task === 'locate'}
        onClick={() => void locate()}
      >
        <Icon name="pin" size={20} />
        {text('pincode.locate')}
      </Button>
      <PincodeAnswer outcome={outcome} />
      <p className={styles.note}>{text('pincode.note')}</p>
      <DeliverySlides />
    </Dialog>
  );
}

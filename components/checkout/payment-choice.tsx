import { RadioCard } from '@/components/ui/radio-card/radio-card';
import { useText } from '@/lib/messages/use-text';
import styles from './checkout.module.css';
import type { ChosenPayment } from './choose-intent';

type Props = {
  /** The subtotal exceeds the promotion, so there is something to pay. */
  needed: boolean;
  /** The shop takes online payment. */
  online: boolean;
  choice: ChosenPayment | undefined;
  onChoose: (choice: ChosenPayment) => void;
};

/** 'A payment choice appears only when the subtotal exceeds the promotion amount' (spec 2, Checkout). */
export function PaymentChoice({ needed, online, choice, onChoose }: Props) {
  const text = useText();
  return (
    <section aria-labelledby="pay-by">
      <div className={styles.head}>
        <h2 id="pay-by" className={styles.subtitle}>
          {text('checkout.pay_by')}
        </h2>
      </div>
      {needed ? (
        <fieldset>
          <legend className="sr-only">{text('checkout.pay_by')}</legend>
          <RadioCard
            name="payment"
            value="cod"
            checked={choice === 'cod'}
            onChange={() => onChoose('cod')}
            title={text('checkout.cod')}
            icon="cash"
          >
            {text('checkout.cod_text')}
          </RadioCard>
          {online && (
            <RadioCard
              name="payment"
              value="online"
              checked={choice === 'online'}
              onChange={() => onChoose('online')}
              title={text('checkout.online')}
              icon="card"
            >
              {text('checkout.online_text')}
            </RadioCard>
          )}
        </fieldset>
      ) : (
        <p className={styles.covered}>{text('checkout.covered')}</p>
      )}
    </section>
  );
}

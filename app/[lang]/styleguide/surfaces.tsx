import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { Button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { DiscountFlag } from '@/components/ui/discount-flag/discount-flag';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { DIAMOND } from '@/components/ui/kolam/diamond';
import { Kolam } from '@/components/ui/kolam/kolam';
import { Price } from '@/components/ui/price/price';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { paths } from '@/lib/config/paths';
import { paise } from '@/lib/domain/money';
import { TONES } from '@/lib/domain/tone';
import { useText } from '@/lib/messages/use-text';
import { Section } from './section';
import styles from './styleguide.module.css';

const OFFER = { price: paise(4500), offerPrice: paise(3800) };
const PLAIN = { price: paise(2700), offerPrice: paise(0) };

export function Surfaces() {
  const text = useText();
  return (
    <div className={styles.group}>
      <Section title="Price">
        <Price {...OFFER} unit="₹76/kg" save size="lg" />
        <Price {...OFFER} save />
        <Price {...PLAIN} unit="₹54/kg" />
        <Price {...OFFER} unit="500 g · ₹76/kg" size="bar" />
      </Section>
      <Section title="Tiles and ribbon">
        <div className={styles.row}>
          {TONES.map((tone) => (
            <div key={tone} className={styles.tile} data-tone={tone}>
              <DiscountFlag {...OFFER} />
            </div>
          ))}
        </div>
      </Section>
      <Section title="Breadcrumb">
        <Breadcrumb
          trail={[
            { label: text('nav.home'), href: paths.home },
            { label: 'Vegetables', href: paths.category('vegetables') },
          ]}
          current="Brinjal, purple"
        />
      </Section>
      <Section title="Skeleton">
        <Skeleton shape="tile" className={styles.tile ?? ''} />
        <Skeleton shape="text" />
        <Skeleton shape="short" />
        <Skeleton shape="price" />
        <Skeleton shape="button" />
      </Section>
      <Section title="Empty">
        <EmptyState
          title={text('cart.empty_heading')}
          text={text('cart.empty_text')}
          action={<ButtonLink href={paths.todaySpecial()}>{text('home.see_specials')}</ButtonLink>}
        />
      </Section>
      <Section title="Error">
        <EmptyState
          tone="error"
          title={text('error.page_title')}
          text={text('error.page_text')}
          action={<Button>{text('action.retry')}</Button>}
        />
      </Section>
      <Section title="Kolam and weave">
        <div className={`${styles.ground} ${styles.row}`}>
          <Kolam className={`${styles.drawing} ${styles.placed}`} drawing={DIAMOND} />
          <Kolam className={`${styles.drawing} ${styles.placed}`} state="drawing" />
          <Button variant="onground">On ground</Button>
        </div>
        <div className={styles.row}>
          <Kolam className={`${styles.drawing} ${styles.leaf}`} />
          <Kolam className={`${styles.drawing} ${styles.failed}`} drawing={DIAMOND} state="unfinished" />
        </div>
      </Section>
    </div>
  );
}

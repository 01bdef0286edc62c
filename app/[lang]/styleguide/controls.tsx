'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/button-link';
import { Icon } from '@/components/ui/icon/icon';
import { ICONS, type IconName } from '@/components/ui/icon/icons';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Stepper } from '@/components/ui/stepper/stepper';
import { paths } from '@/lib/config/paths';
import { Section } from './section';
import styles from './styleguide.module.css';

const NAMES = Object.keys(ICONS) as IconName[];

export function Controls() {
  const [quantity, setQuantity] = useState(2);
  return (
    <div className={styles.group}>
      <Section title="Buttons">
        <div className={styles.row}>
          <Button>Proceed to Checkout</Button>
          <Button variant="accent">Shop now</Button>
          <Button variant="leaf">Track Order</Button>
          <Button variant="line">Cancel</Button>
          <Button variant="danger">Delete</Button>
          <Button busy>Complete Order</Button>
          <Button disabled>Complete Order</Button>
          <Button variant="text">Clear Cart</Button>
          <Button size="lg">Large</Button>
          <Button size="sm">Small</Button>
          <ButtonLink href={paths.home} variant="line">
            A link
          </ButtonLink>
        </div>
      </Section>
      <Section title="Card button and stepper">
        <div className={styles.row}>
          <Button variant="add">Add to Cart</Button>
          <Button variant="add" disabled>
            Out of Stock
          </Button>
        </div>
        <Stepper name="Small onion" value={quantity} min={0} max={9} onChange={setQuantity} emptyValue={1} />
        <Stepper name="Small onion" value={quantity} min={1} max={9} onChange={setQuantity} look="outline" />
        <Stepper name="Small onion" value={quantity} min={0} max={9} onChange={setQuantity} size="lg" />
      </Section>
      <Section title="Icons">
        <div className={styles.row}>
          {NAMES.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
        <div className={styles.row}>
          <IconButton icon="heart" label="Favourite" />
          <IconButton icon="trash" label="Remove" size={20} />
          <IconButton icon="chevron-left" label="Previous" disabled />
        </div>
      </Section>
    </div>
  );
}

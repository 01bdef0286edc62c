import { PincodeAlertButton } from '@/components/pincode-alert/pincode-alert-button';
import { Icon } from '@/components/ui/icon/icon';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { RadioCard } from '@/components/ui/radio-card/radio-card';
import type { Address } from '@/lib/contract/bff/account';
import { formatPincode } from '@/lib/domain/patterns';
import { useText } from '@/lib/messages/use-text';
import styles from './address-card.module.css';
import { AddressLines } from './address-lines';

type Props = {
  address: Address;
  onChoose: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

/**
 * One saved address; choosing it makes it the default (spec 4, Addresses). It says when the shop does not deliver
 * there, and offers an SMS for when it does.
 */
export function AddressCard({ address, onChoose, onEdit, onDelete }: Props) {
  const text = useText();
  const values = { name: address.name, area: address.area };
  return (
    <RadioCard
      name="address"
      value={String(address.id)}
      checked={address.isDefault}
      onChange={onChoose}
      title={address.name}
      tag={address.isDefault ? text('word.default') : undefined}
      actions={
        <>
          <IconButton icon="edit" size={20} label={text('address.edit', values)} onClick={onEdit} />
          <IconButton icon="trash" size={20} label={text('address.delete', values)} onClick={onDelete} />
        </>
      }
      foot={!address.served && <PincodeAlertButton pincode={address.pincode} />}
    >
      <AddressLines place={address} />
      {!address.served && (
        <p className={styles.refused}>
          <Icon name="alert" size={20} />
          {text('pincode.not_served', { pincode: formatPincode(address.pincode) })}
        </p>
      )}
    </RadioCard>
  );
}

import { showAlert } from '@/lib/client/modal-store';
import type { OrderIntent } from '@/lib/client/orders/order-key';
import { revalidate } from '@/lib/client/revalidate';
import type { useAddresses } from '@/lib/client/use-addresses';
import { keys } from '@/lib/config/api-paths';
import { ShopError } from '@/lib/domain/errors';
import { type CartTotals, needsPayment } from '@/lib/domain/pricing';
import { documentText } from '@/lib/messages/document-text';
import type { MessageId } from '@/lib/messages/message-id';

export type ChosenPayment = 'cod' | 'online';

/** What the shopper has chosen on screen. */
export type Choices = { payment: ChosenPayment | undefined } & Pick<
  ReturnType<typeof useAddresses>,
  'addresses' | 'failed'
>;

/**
 * The order to place, or undefined after prompting for what is missing: an address, or a payment method.
 *
 * @throws ShopError unavailable when the addresses failed to load.
 */
export async function chooseIntent(choices: Choices, totals: CartTotals): Promise<OrderIntent | undefined> {
  const addressId = await chooseAddress(choices);
  if (addressId === undefined) return undefined;
  const payment = needsPayment(totals) ? choices.payment : 'promotion';
  if (payment) return { addressId, payment, expectedTotal: totals.total };
  await prompt('checkout.choose_payment_title', 'checkout.choose_payment');
  return undefined;
}

export function isSameIntent(one: OrderIntent, other: OrderIntent): boolean {
  return (
    one.addressId === other.addressId &&
    one.payment === other.payment &&
    one.expectedTotal === other.expectedTotal
  );
}

async function chooseAddress({ addresses, failed }: Choices): Promise<number | undefined> {
  if (failed) {
    void revalidate(keys.addresses);
    throw new ShopError('unavailable');
  }
  if (addresses.length === 0) {
    await prompt('checkout.no_address_title', 'checkout.no_address');
    return undefined;
  }
  const address = addresses.find(({ isDefault }) => isDefault);
  if (!address) await prompt('checkout.choose_address_title', 'checkout.choose_address');
  return address?.id;
}

function prompt(title: MessageId, message: MessageId): Promise<void> {
  return showAlert({ title: documentText(title), text: documentText(message) });
}

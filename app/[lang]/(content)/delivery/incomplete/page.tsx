import { DeliveryScreen, deliveryMetadata } from '../delivery-screen';

export const generateMetadata = deliveryMetadata;

export default function IncompletePage() {
  return <DeliveryScreen answer="incomplete" />;
}

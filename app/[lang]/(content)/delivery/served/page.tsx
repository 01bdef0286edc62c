import { DeliveryScreen, deliveryMetadata } from '../delivery-screen';

export const generateMetadata = deliveryMetadata;

export default function ServedPage() {
  return <DeliveryScreen answer="served" />;
}

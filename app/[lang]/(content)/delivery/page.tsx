import { DeliveryScreen, deliveryMetadata } from './delivery-screen';

export const generateMetadata = deliveryMetadata;

export default function DeliveryCheckPage() {
  return <DeliveryScreen />;
}

import { DeliveryScreen, deliveryMetadata } from '../delivery-screen';

export const generateMetadata = deliveryMetadata;

export default function ElsewherePage() {
  return <DeliveryScreen answer="elsewhere" />;
}

import { DeliveryScreen, deliveryMetadata } from '../delivery-screen';

export const generateMetadata = deliveryMetadata;

export default function NotServedPage() {
  return <DeliveryScreen answer="not-served" />;
}

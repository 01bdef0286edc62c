import { keys } from '@/lib/client/keys';

type Props = {
  /**
   * Addresses of the BFF that the page reads, besides the session and the cart that every page does. What is a
   * customer's own, only of pages that nobody else is sent (`PROTECTED_PATHS`).
   */
  reads?: readonly string[];
};

/**
 * Says of a page that it shows little until its scripts are here, so that they, all texts of its language and what it
 * reads are asked for at once (server/late-scripts.ts).
 */
export function DrawnByScript({ reads = [] }: Props) {
  return <template data-reads={[keys.session, keys.cart, ...reads].join(' ')} />;
}

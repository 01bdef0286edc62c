import { keys } from '@/lib/config/api-paths';

type Props = {
  /**
   * BFF URLs the page reads besides the session and the cart, which every page reads. Customer data only on pages that
   * require sign-in (`PROTECTED_PATHS`).
   */
  reads?: readonly string[];
};

/**
 * Marks a page that shows little before hydration, so that its scripts, all texts of its language and its data are
 * requested at once (server/page/late-scripts.ts).
 */
export function DrawnByScript({ reads = [] }: Props) {
  return <template data-reads={[keys.session, keys.cart, ...reads].join(' ')} />;
}

import type { Page } from 'playwright/test';
import { at } from '@/e2e/fixtures/language';
import { addButton, stepperOf } from '@/e2e/steps/basket';
import { paths } from '@/lib/config/paths';

type Product = { name: string };
export type ListingPage = ReturnType<typeof listingPage>;

/** Page object of /category/… and its cards. */
export function listingPage(page: Page) {
  const card = ({ name }: Product) =>
    page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  return {
    open: async ({ slug }: { slug: string }) => void (await page.goto(at(paths.category(slug)))),
    heading: page.getByRole('heading', { level: 1 }),
    card,
    addButton: (product: Product) => addButton(card(product), product.name),
    stepper: (product: Product) => stepperOf(card(product), product.name),
  };
}

import type { Page } from 'playwright/test';
import { at, text } from '@/e2e/fixtures/language';
import { addButton, pressMore, stepperOf } from '@/e2e/steps/basket';
import { paths } from '@/lib/config/paths';

type Product = { name: string; slug: string };
export type ProductPage = ReturnType<typeof productPage>;

/** Page object of /product-detail/…. */
export function productPage(page: Page) {
  const main = page.getByRole('main');
  return {
    open: async ({ slug }: Product) => void (await page.goto(at(paths.product(slug)))),
    heading: main.getByRole('heading', { level: 1 }),
    outOfStock: main.getByText(text('card.out_of_stock')).filter({ visible: true }).first(),
    addButton: ({ name }: Product) => addButton(main, name),
    stepper: ({ name }: Product) => stepperOf(main, name),
    price: (rupees: string) => main.getByText(rupees, { exact: true }).first(),
    /** Presses Add to Cart, then + until the quantity is reached. */
    add: async ({ name }: Product, quantity = 1) => {
      await addButton(main, name).click();
      for (let added = 1; added < quantity; added++) await pressMore(stepperOf(main, name));
    },
  };
}

import { expect, type Locator, type Page } from 'playwright/test';
import { z } from 'zod';
import { at, text } from '@/e2e/fixtures/language';
import { paths } from '@/lib/config/paths';

const savedLineSchema = z.object({ slug: z.string(), quantity: z.number(), stock: z.number() });
const cartAnswer = z.object({ owner: z.string(), lines: z.array(savedLineSchema) });
type SavedLine = z.infer<typeof savedLineSchema>;

/** The stepper of a product within a card, the product page or the cart. */
export function stepperOf(scope: Page | Locator, name: string): Locator {
  return scope.getByRole('group', { name: text('card.quantity_of', { name }) }).filter({ visible: true });
}

export function addButton(scope: Page | Locator, name: string): Locator {
  const words = [text('card.add'), ':', name].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return scope.getByRole('button', { name: new RegExp(`^${words.join('\\s*')}$`) }).filter({ visible: true });
}

export async function expectQuantity(stepper: Locator, quantity: number): Promise<void> {
  await expect(stepper.getByRole('textbox', { name: text('card.quantity') })).toHaveValue(String(quantity));
}

export async function pressMore(stepper: Locator): Promise<void> {
  await stepper.getByRole('button', { name: text('card.more') }).click();
}

/** The count in the header or, on phones, in the bottom menu. */
export async function expectCartCount(page: Page, count: number): Promise<void> {
  const name = text.count('nav.cart_items', count);
  await expect(page.getByRole('link', { name, exact: true }).filter({ visible: true }).first()).toBeVisible();
}

/** Opens a product page and puts `quantity` of it into the cart. */
export async function addFromProductPage(
  page: Page,
  product: { name: string; slug: string },
  quantity: number,
) {
  await page.goto(at(paths.product(product.slug)));
  const main = page.getByRole('main');
  await addButton(main, product.name).click();
  const stepper = stepperOf(main, product.name);
  const field = stepper.getByRole('textbox', { name: text('card.quantity') });
  await field.fill(String(quantity));
  await field.press('Enter');
  await expectCartCount(page, quantity);
  await expectSaved(page, product.slug, quantity);
}

/** The server's cart line for a product; undefined when it is not in the cart. */
export async function savedLine(page: Page, slug: string): Promise<SavedLine | undefined> {
  return (await savedCart(page)).lines.find((line) => line.slug === slug);
}

/** The owner id of this browser's cart. */
export async function cartOwner(page: Page): Promise<string> {
  return (await savedCart(page)).owner;
}

async function savedCart(page: Page) {
  const response = await page.request.get('/api/cart');
  return cartAnswer.parse(await response.json());
}

/** Waits until the server has saved the quantity. */
export async function expectSaved(page: Page, slug: string, quantity: number): Promise<void> {
  const saved = async () =>
    Object.fromEntries((await savedCart(page)).lines.map((line) => [line.slug, line.quantity]));
  await expect.poll(saved).toMatchObject({ [slug]: quantity });
}

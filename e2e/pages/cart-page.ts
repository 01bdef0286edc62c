import type { Page } from 'playwright/test';
import { at, text } from '@/e2e/fixtures/language';
import { stepperOf } from '@/e2e/steps/basket';
import { paths } from '@/lib/config/paths';

type Product = { name: string };
export type CartPage = ReturnType<typeof cartPage>;

/** Page object of /cart and its dialogs. */
export function cartPage(page: Page) {
  return {
    open: async () => void (await page.goto(at(paths.cart))),
    stepper: ({ name }: Product) => stepperOf(page, name),
    remove: ({ name }: Product) => page.getByRole('button', { name: text('cart.remove', { name }) }),
    proceed: page.getByRole('button', { name: text('cart.checkout') }).first(),
    clear: page.getByRole('button', { name: text('cart.clear') }),
    undo: page.getByRole('button', { name: text('action.undo') }),
    emptyHeading: page.getByRole('heading', { name: text('cart.empty_heading') }),
    clearQuestion: page.getByRole('alertdialog', { name: text('cart.clear_title') }),
    removeQuestion: page.getByRole('alertdialog', { name: text('cart.delete_title') }),
    /** The popup of problems found by the cart check. */
    problems: page.getByRole('alertdialog', { name: text('cart.problem_title') }),
  };
}

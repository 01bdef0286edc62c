import { type FetchOptions, fetchJson, sendWithoutAnswer } from '@/lib/client/fetcher';
import { isCartWrite } from '@/lib/client/guards';
import { showToast } from '@/lib/client/toast-store';
import { keys } from '@/lib/config/api-paths';
import { isShopError } from '@/lib/domain/errors';
import { documentText } from '@/lib/messages/document-text';
import type { PendingLine } from './cart-lines';
import { acceptCart, cartEpoch } from './cart-store';
import { requireStoredCookies } from './first-guest';

/** For `refused` a toast was shown; for `unanswered` none, because the quantity may be sent again. */
export type LineOutcome = 'saved' | 'refused' | 'unanswered';

type LineWrite = Omit<PendingLine, 'product'> & { product: { id: number } };

/** Sends the absolute quantity of a product and shows the cart of the response. */
export async function writeLine(line: LineWrite, requestEpoch: number): Promise<LineOutcome> {
  const isCurrent = () => requestEpoch === cartEpoch();
  try {
    const { cart, message } = await fetchJson(pathOf(line), isCartWrite, toWrite(line));
    requireStoredCookies();
    await acceptCart(cart, requestEpoch);
    if (message && isCurrent()) showToast(message, { tone: 'error', topic: 'cart' });
    return message === undefined ? 'saved' : 'refused';
  } catch (error) {
    if (isShopError(error, 'unavailable')) return 'unanswered';
    if (isCurrent()) showToast(failureText(error), { tone: 'error' });
    return 'refused';
  }
}

/** The same for a page that is being left. */
export function sendBeforeLeaving(line: LineWrite): void {
  sendWithoutAnswer(pathOf(line), toWrite(line));
}

function pathOf({ product }: LineWrite): string {
  return keys.cartLine(product.id);
}

function toWrite({ quantity, lineId, mark }: LineWrite): FetchOptions {
  return { method: 'PUT', body: { quantity, lineId }, changeMark: mark };
}

function failureText(error: unknown): string {
  if (isShopError(error, 'not_found')) return documentText('check.inActiveProduct');
  if (isShopError(error) && !error.retryable && error.code !== 'internal') return error.message;
  return documentText('toast.not_saved');
}

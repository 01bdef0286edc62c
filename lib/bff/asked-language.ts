import 'server-only';
import { askedLanguage } from '@/lib/domain/language';
import { reword } from '@/lib/messages/reword';
import type { Text } from '@/lib/messages/text';
import { texts } from '@/lib/messages/texts';

/** The texts in the language of the page that asks, which says so (lib/client/fetcher). */
export function askedText(request: Request): Text {
  return texts[askedLanguage(request.headers.get('accept-language'))];
}

/** An answer whose `message`, which the shop API worded, is in the language of the page that asks. */
export function wordedFor<Answer>(request: Request, answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return answer;
  const { message } = answer;
  return typeof message === 'string' ? { ...answer, message: reword(askedText(request), message) } : answer;
}

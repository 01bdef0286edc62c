import 'server-only';
import { preferredLanguage } from '@/lib/domain/language';
import type { Text } from '@/lib/messages/text';
import { texts } from '@/lib/messages/texts';
import { translateApiMessage } from '@/lib/messages/translate-api-message';

/** The texts in the language of the calling page, taken from `Accept-Language` (lib/client/fetcher). */
export function textForRequest(request: Request): Text {
  return texts[preferredLanguage(request.headers.get('accept-language'))];
}

/** Translates the `message` of an answer, which comes from the shop API, into the language of the calling page. */
export function withTranslatedMessage<Answer>(request: Request, answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return answer;
  const { message } = answer;
  return typeof message === 'string'
    ? { ...answer, message: translateApiMessage(textForRequest(request), message) }
    : answer;
}

import { createHash } from 'node:crypto';
import { paths } from '@/lib/config/paths';
import { ERROR_TABLE, type ErrorCode } from '@/lib/domain/errors';
import { addressIn, type Language } from '@/lib/domain/language';
import type { MessageId } from '@/lib/messages/message-id';
import { text } from '@/lib/messages/text';
import { texts } from '@/lib/messages/texts';

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem}a{color:inherit;display:inline-block;padding:.7rem 0}';

/** Allows the page's own style and nothing else. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A minimal error page for requests that the front answers itself. */
export function plainPage(language: Language, messageId: MessageId): string {
  const text = texts[language];
  const title = text('error.page_title');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text(messageId)}</p><p><a href="${addressIn(language, paths.home)}">${text('nav.back_home')}</a></p></main></body></html>`;
}

/** A JSON error envelope for API calls that the front answers itself. */
export function plainAnswer(code: ErrorCode, requestId: string): string {
  const error = { code, message: text(ERROR_TABLE[code].message), request_id: requestId };
  return JSON.stringify({ error });
}

import { escapeUTF8 } from 'entities';
import { formatMoment } from '@/lib/domain/dates';
import { languageOf } from '@/lib/domain/language';
import { formatPaise, paise } from '@/lib/domain/money';
import type { MessageId } from '@/lib/messages/message-id';
import type { Text } from '@/lib/messages/text';
import { texts } from '@/lib/messages/texts';
import { LOCAL_METHODS, type LocalMethod } from '@/shop-api/db/schema/local-payments';
import type { LocalAction } from './act';
import type { LocalLink } from './books';
import { PAGE_STYLE } from './page-style';

type EscapedText = (id: MessageId, values?: Record<string, string>) => string;

/** The shop's logo, a four-dot kolam. */
const SYMBOL = `<svg viewBox="0 0 40 40" aria-hidden="true" focusable="false"><rect width="40" height="40" rx="8" fill="#1F7A4A"/>
<g transform="translate(5 5) scale(1.5)" fill="none" stroke="#FFFDF4" stroke-width="2">
<path d="M10 5C8.35 6.65 6.65 8.35 5 10C3.08 11.92.9 12.284.9 15C.9 17.261 2.739 19.1 5 19.1C7.716 19.1 8.08 16.92 10 15C11.65 13.35 13.35 11.65 15 10C16.92 8.08 19.1 7.716 19.1 5C19.1 2.739 17.261.9 15 .9C12.284.9 11.92 3.08 10 5Z"/>
<path d="M5 10C3.08 8.08.9 7.716.9 5C.9 2.739 2.739.9 5 .9C7.716.9 8.08 3.08 10 5C11.65 6.65 13.35 8.35 15 10C16.92 11.92 19.1 12.284 19.1 15C19.1 17.261 17.261 19.1 15 19.1C12.284 19.1 11.92 16.92 10 15C8.35 13.35 6.65 11.65 5 10Z"/>
<path d="M5 5h0M15 5h0M5 15h0M15 15h0" stroke="#F5B81C" stroke-width="3" stroke-linecap="round"/></g></svg>`;

const METHOD_TEXTS: Record<LocalMethod, readonly [MessageId, MessageId]> = {
  upi: ['localpay.upi', 'localpay.upi_text'],
  card: ['localpay.card', 'localpay.card_text'],
  netbanking: ['localpay.netbanking', 'localpay.netbanking_text'],
};

const TRIALS: readonly (readonly [LocalAction, MessageId, MessageId])[] = [
  ['fail', 'localpay.fail', 'localpay.fail_text'],
  ['abandon', 'localpay.abandon', 'localpay.abandon_text'],
  ['late', 'localpay.late', 'localpay.late_text'],
  ['twice', 'localpay.twice', 'localpay.twice_text'],
];

function methodHtml(say: EscapedText, method: LocalMethod, index: number): string {
  const [name, about] = METHOD_TEXTS[method];
  return `<label><input type="radio" name="method" value="${method}"${index === 0 ? ' checked' : ''}>
<span><b>${say(name)}</b><small>${say(about)}</small></span></label>`;
}

function trialHtml(say: EscapedText, [action, name, about]: (typeof TRIALS)[number]): string {
  const id = `about-${action}`;
  return `<li><button name="action" value="${action}" aria-describedby="${id}">${say(name)}</button>
<span id="${id}" class="quiet">${say(about)}</span></li>`;
}

function formHtml(say: EscapedText, amount: string): string {
  return `<form method="post"><fieldset><legend><h2>${say('localpay.method')}</h2></legend>
${LOCAL_METHODS.map((method, index) => methodHtml(say, method, index)).join('\n')}
<button class="primary" name="action" value="pay">${say('localpay.pay', { amount })}</button></fieldset></form>
<form method="post"><h2>${say('localpay.otherwise')}</h2><ul>
${TRIALS.map((trial) => trialHtml(say, trial)).join('\n')}</ul></form>`;
}

/** How a payment ended; undefined while it can still be paid. */
function endingOf(text: Text, link: LocalLink, now: Date): string | undefined {
  const { method, paidAt, refundId, endedAt, expiresAt } = link;
  if (method !== null && paidAt !== null) {
    const values = {
      method: text(METHOD_TEXTS[method][0]),
      moment: formatMoment(paidAt.toISOString(), text.language),
    };
    if (refundId !== null) return text('localpay.refunded', values);
    return text(paidAt > now ? 'localpay.paid_late' : 'localpay.paid', values);
  }
  if (endedAt !== null) return text('localpay.ended');
  return expiresAt <= now ? text('localpay.expired') : undefined;
}

function endedHtml(say: EscapedText, ending: string, back: string): string {
  return `<p>${escapeUTF8(ending)}</p><p><a class="button" href="${escapeUTF8(back)}">${say('localpay.back')}</a></p>`;
}

/**
 * The local provider's page, in the language of the return URL. For a decided link it shows the outcome and `back`, the
 * link to the shop.
 */
export function paymentPage(link: LocalLink, { back, now }: { back: string; now: Date }): string {
  const { amountPaise, description, returnUrl } = link;
  const text = texts[languageOf(new URL(returnUrl).pathname)];
  const say: EscapedText = (id, values) => escapeUTF8(text(id, values));
  const amount = formatPaise(paise(amountPaise));
  const ending = endingOf(text, link, now);
  return `<!doctype html>
<html lang="${text.language}-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${say('localpay.title')}</title><link rel="icon" href="data:,"><style>${PAGE_STYLE}</style></head>
<body><header><div>${SYMBOL}<h1>${say('localpay.title')}</h1></div></header>
<main><p class="note">${say('localpay.about')}</p>
<div class="bill"><p>${say(ending === undefined ? 'localpay.to_pay' : 'localpay.amount')}<small>${escapeUTF8(description)}</small></p>
<p class="amount">${escapeUTF8(amount)}</p></div>
${ending === undefined ? formHtml(say, amount) : endedHtml(say, ending, back)}</main></body></html>
`;
}

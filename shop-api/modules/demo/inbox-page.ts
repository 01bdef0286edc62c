import { escapeUTF8 } from 'entities';
import { untranslated, wordsIn } from '@/lib/domain/words';

export type InboxMessage = { id: number; mobile: string; text: string; created_at: Date };

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
article{border-top:1px solid #8886;padding:1rem 0}h2{font-size:1rem;margin:0}p{margin:.25rem 0;font-size:1.15rem;white-space:pre-line}time{opacity:.75}`;

function messageHtml({ mobile, text, created_at }: InboxMessage): string {
  const at = created_at.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata' });
  const { lang } = wordsIn('en', untranslated(text));
  return `<article><h2>${escapeUTF8(mobile)}</h2><p${lang ? ` lang="${lang}"` : ''}>${escapeUTF8(text)}</p>
<time datetime="${created_at.toISOString()}">${escapeUTF8(at)}</time></article>`;
}

/** The demo inbox as an HTML page, without scripts or external resources. */
export function inboxPage(messages: readonly InboxMessage[]): string {
  const list = messages.length > 0 ? messages.map(messageHtml).join('\n') : '<p>No message yet.</p>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Demo SMS inbox</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><h1>Demo SMS inbox</h1>
<p>Nothing is sent to a phone in demo mode: each message is kept here, the newest first. Reload to see new ones.</p>
<main>${list}</main></body></html>
`;
}

import sanitizeHtml from 'sanitize-html';

/** Removes scripts, styles, event handlers and unknown URL schemes from stored HTML (decisions.md 21). */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      'p',
      'br',
      'hr',
      'b',
      'strong',
      'i',
      'em',
      'u',
      'ul',
      'ol',
      'li',
      'h2',
      'h3',
      'h4',
      'a',
      'span',
      'blockquote',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
    allowedAttributes: { a: ['href'], '*': ['lang'], td: ['colspan'], th: ['colspan', 'scope'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { h1: 'h2' },
  });
}

const FENCED = /^( *)(```|~~~)[\s\S]*?^\1\2/gm;
const HEADING = /^#{1,6} +(.+?) *#*$/gm;
const LINK = /\[([^\]]*)\]\([^)]*\)/g;
/** What GitHub leaves out of an anchor. */
const LEFT_OUT = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu;

/**
 * The anchors of the headings of a Markdown document, as GitHub makes them.
 *
 * @param {string} markdown
 */
export function anchorsOf(markdown) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return new Set(
    [...markdown.replace(FENCED, '').matchAll(HEADING)].map(([, heading = '']) => {
      const anchor = heading.replace(LINK, '$1').toLowerCase().replace(LEFT_OUT, '').replaceAll(' ', '-');
      const count = counts.get(anchor) ?? 0;
      counts.set(anchor, count + 1);
      return count === 0 ? anchor : `${anchor}-${count}`;
    }),
  );
}

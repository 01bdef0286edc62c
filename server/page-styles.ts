import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** As the framework writes it. */
const LINK =
  /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w.-]+\.css)" data-precedence="next"\/>/g;
const ANY_LINK = /<link rel="stylesheet"/g;
/** Styles that the page would fetch ahead: of an error in its place. */
const AHEAD = /<link rel="preload" href="(\/_next\/static\/chunks\/[\w.-]+\.css)" as="style"\/>/g;

/** In a file this is relative to its folder; in a page it would be to the page. */
const RELATIVE = /url\((["']?)\.\.\//g;

/** The hashes are those by which a Content-Security-Policy allows the styles. */
export type StyledPage = { html: string; hashes: string[] };
export type InlineStyles = (html: string) => StyledPage;

type Styles = { text: string; hash: string };

/**
 * Puts the styles of pages into them (docs/adr/0025). The links to their files stay, unable to load: React, and the
 * bundler's runtime, look there for what the page has already. A page with other files than those of the build stays as
 * it is.
 *
 * @param staticDir Next's folder of built files
 */
export function stylesInPages(staticDir: string): InlineStyles {
  const files = readStyles(path.join(staticDir, 'chunks'));
  const known = new Map<string, Styles | undefined>();

  const stylesOf = (names: readonly string[]): Styles | undefined => {
    const list = names.join(' ');
    if (!known.has(list)) known.set(list, join(names.map((name) => files.get(name))));
    return known.get(list);
  };

  return (html) => {
    // why: where there is no link of this kind React fetches the file once the page is alive
    const linked = html.replace(AHEAD, '<link rel="stylesheet" href="$1" data-precedence="next"/>');
    const names = [...linked.matchAll(LINK)].map(([, name = '']) => name);
    const isWhole = names.length > 0 && names.length === linked.match(ANY_LINK)?.length;
    const styles = isWhole ? stylesOf(names) : undefined;
    if (!styles) return { html, hashes: [] };
    let before = `<style>${styles.text}</style>`;
    const made = linked.replace(LINK, (link) => {
      const placed = `${before}${link.replace('/>', ' disabled=""/>')}`;
      before = '';
      return placed;
    });
    return { html: made, hashes: [styles.hash] };
  };
}

/** Styles that would end the element they are put into are left out. */
function readStyles(folder: string): ReadonlyMap<string, string> {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.css'));
  const texts = names.map((name): [string, string] => [
    name,
    fs.readFileSync(path.join(folder, name), 'utf8').trim().replaceAll(RELATIVE, 'url($1/_next/static/'),
  ]);
  return new Map(texts.filter(([, text]) => !text.includes('</style')));
}

/** In the order of the files, which is that of their rules. */
function join(texts: readonly (string | undefined)[]): Styles | undefined {
  if (texts.includes(undefined)) return undefined;
  const text = texts.join('');
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

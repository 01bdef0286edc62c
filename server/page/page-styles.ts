import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A stylesheet link as the framework renders it. */
const LINK =
  /<link rel="stylesheet" href="\/_next\/static\/chunks\/([\w.-]+\.css)" data-precedence="next"\/>/g;
const ANY_LINK = /<link rel="stylesheet"/g;
/** A stylesheet that the page would only preload: that of its error boundary. */
const PRELOAD = /<link rel="preload" href="(\/_next\/static\/chunks\/[\w.-]+\.css)" as="style"\/>/g;

/** A URL relative to the stylesheet's folder; inlined, it would be relative to the page. */
const RELATIVE = /url\((["']?)\.\.\//g;

/** `hashes` are the Content-Security-Policy hashes of the inlined styles. */
type StyledPage = { html: string; hashes: string[] };
export type InlineStyles = (html: string) => StyledPage;

type Styles = { text: string; hash: string };

/**
 * Inlines stylesheets into pages (docs/adr/0025). The link elements stay, disabled: React and the bundler's runtime
 * look them up to see what is loaded. A page that uses a stylesheet from outside the build is left unchanged.
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
    // why: without a stylesheet link, React would load the file after hydration
    const linked = html.replace(PRELOAD, '<link rel="stylesheet" href="$1" data-precedence="next"/>');
    const names = [...linked.matchAll(LINK)].map(([, name = '']) => name);
    const areAllKnown = names.length > 0 && names.length === linked.match(ANY_LINK)?.length;
    const styles = areAllKnown ? stylesOf(names) : undefined;
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

/** Skips files that contain `</style`, which would close the element. */
function readStyles(folder: string): ReadonlyMap<string, string> {
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.css'));
  const texts = names.map((name): [string, string] => [
    name,
    fs.readFileSync(path.join(folder, name), 'utf8').trim().replaceAll(RELATIVE, 'url($1/_next/static/'),
  ]);
  return new Map(texts.filter(([, text]) => !text.includes('</style')));
}

/** Joins the files in link order, which is their cascade order; undefined when one is unknown. */
function join(texts: readonly (string | undefined)[]): Styles | undefined {
  if (texts.includes(undefined)) return undefined;
  const text = texts.join('');
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

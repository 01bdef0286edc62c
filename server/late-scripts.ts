import { type BuiltScripts, joinFiles } from './joined-scripts';
import { START } from './start-script';

const TAG = /<(?:script|link) [^<>]*>(?:<\/script>)?/g;
const ADDRESS = / (?:src|href)="(\/_next\/static\/chunks\/[\w.-]+\.js)"/;

/** Before any style: a script behind one that is a file waits for it, and the page with it. */
const PLACE = /<link |<style>|<script>/;

const LIST = String.raw`\["/_next/static/chunks/[\w.-]+\.js"(?:,"/_next/static/chunks/[\w.-]+\.js")*\]`;
const FILES = new RegExp(String.raw`^\(\[${LIST}(?:,${LIST})*\](?:,1)?\)$`);

/** Of components/site/drawn-by-script.tsx. */
const DRAWN_BY_SCRIPT = /<template data-reads="(\/api\/[a-z /-]*)"><\/template>/;

/**
 * Has a page ask for its script files after its largest paint (docs/adr/0021); one that they draw asks for them, for what
 * it will show and for all texts of its language, at once.
 */
export function lateScripts(html: string, { joined, texts }: BuiltScripts): string {
  const files = new Set<string>();
  const without = html.replaceAll(TAG, (tag) => {
    const file = isAskedForAtOnce(tag) && ADDRESS.exec(tag)?.[1];
    if (!file) return tag;
    files.add(file);
    return '';
  });
  if (files.size === 0) return html;
  const reads = DRAWN_BY_SCRIPT.exec(html)?.[1];
  const rests = reads === undefined ? [] : [...files].flatMap((file) => texts[file] ?? []);
  const wanted = new Set([...files, ...rests]);
  const start = `<script>${START}(${JSON.stringify(joinFiles(wanted, joined))}${reads === undefined ? '' : ',1'})</script>`;
  return without.replace(
    PLACE,
    (next) => `${(reads ?? '').split(' ').map(readAhead).join('')}${start}${next}`,
  );
}

/** Asked for in the way of lib/client/fetcher, which is then given this answer. */
function readAhead(address: string): string {
  return address && `<link rel="preload" href="${address}" as="fetch" crossorigin="anonymous"/>`;
}

/** A script file, or one that is fetched ahead. */
function isAskedForAtOnce(tag: string): boolean {
  return tag.endsWith(' async=""></script>') || tag.includes(' as="script"');
}

/** Whether an inline script is the one of `lateScripts`. */
export function isLateStart(script: string): boolean {
  return script.startsWith(START) && FILES.test(script.slice(START.length));
}

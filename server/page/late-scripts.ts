import { type BuiltScripts, joinFiles } from './joined-scripts';
import { START } from './start-script';

const TAG = /<(?:script|link) [^<>]*>(?:<\/script>)?/g;
const ADDRESS = / (?:src|href)="(\/_next\/static\/chunks\/[\w.-]+\.js)"/;

/** Before any stylesheet: a script after one waits until it is loaded, and blocks the page. */
const INSERT_BEFORE = /<link |<style>|<script>/;

const LIST = String.raw`\["/_next/static/chunks/[\w.-]+\.js"(?:,"/_next/static/chunks/[\w.-]+\.js")*\]`;
const FILES = new RegExp(String.raw`^\(\[${LIST}(?:,${LIST})*\](?:,1)?\)$`);

/** Rendered by components/site/drawn-by-script.tsx. */
const DRAWN_BY_SCRIPT = /<template data-reads="(\/api\/[a-z /-]*)"><\/template>/;

/**
 * Makes a page load its script files after its largest contentful paint (docs/adr/0021). A page that is drawn by script
 * loads them at once, with the API responses it will show and all messages of its language.
 */
export function deferScripts(html: string, { joined, texts }: BuiltScripts): string {
  const files = new Set<string>();
  const withoutTags = html.replaceAll(TAG, (tag) => {
    // why: polyfills for browsers that do not understand the page's other scripts either
    if (tag.includes(' noModule=""')) return '';
    const file = isLoadedAtOnce(tag) && ADDRESS.exec(tag)?.[1];
    if (!file) return tag;
    files.add(file);
    return '';
  });
  if (files.size === 0) return html;
  const apiUrls = DRAWN_BY_SCRIPT.exec(html)?.[1];
  const remainingTexts = apiUrls === undefined ? [] : [...files].flatMap((file) => texts[file] ?? []);
  const scripts = new Set([...files, ...remainingTexts]);
  const start = `<script>${START}(${JSON.stringify(joinFiles(scripts, joined))}${apiUrls === undefined ? '' : ',1'})</script>`;
  return withoutTags.replace(
    INSERT_BEFORE,
    (next) => `${(apiUrls ?? '').split(' ').map(preloadLink).join('')}${start}${next}`,
  );
}

/** Must match the request mode of lib/client/fetcher, so that its fetch uses the preloaded response. */
function preloadLink(address: string): string {
  return address && `<link rel="preload" href="${address}" as="fetch" crossorigin="anonymous"/>`;
}

/** A script tag, or a preload of a script. */
function isLoadedAtOnce(tag: string): boolean {
  return tag.endsWith(' async=""></script>') || tag.includes(' as="script"');
}

/** Whether an inline script was added by `deferScripts`. */
export function isStartScript(script: string): boolean {
  return script.startsWith(START) && FILES.test(script.slice(START.length));
}

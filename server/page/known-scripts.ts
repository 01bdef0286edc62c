import { createHash } from 'node:crypto';
import { isStartScript } from './late-scripts';

const OPEN = '<script>';
const CLOSE = '</script>';
const SEPARATOR = ';\n';

/** Calls whose only argument is JSON: they pass the page's data and the names of its chunks. */
const DATA_CALLS = [
  'self.__next_f.push(',
  '(self.__next_f=self.__next_f||[]).push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/** React's own scripts, exact text: the start time of the page, and a boundary that is left to client rendering. */
const REACT_START = 'requestAnimationFrame(function(){$RT=performance.now()});';
const REACT_CLIENT_RENDER =
  '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};';
const REACT_CLIENT_RENDER_CALL = /^;?\$RX\("[\w:]*","[^"\\]*"\)$/;

/**
 * Finds the inline scripts that the framework wrote, merges adjacent ones, and returns the page with their hashes for
 * its Content-Security-Policy. Any other script gets no hash, so browsers do not run it.
 */
export function findKnownScripts(html: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  let made = '';
  let at = 0;
  for (let start = html.indexOf(OPEN); start >= 0; start = html.indexOf(OPEN, at)) {
    const { scripts, end } = neighbours(html, start);
    if (scripts.length === 0) break;
    const areKnown = scripts.every(isKnown);
    const script = scripts.join(SEPARATOR);
    if (areKnown) hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
    made += html.slice(at, start) + (areKnown ? `${OPEN}${script}${CLOSE}` : html.slice(start, end));
    at = end;
  }
  return { html: made + html.slice(at), hashes: [...hashes] };
}

/** The scripts that follow each other from here on, and where the last one ends. */
function neighbours(html: string, start: number): { scripts: string[]; end: number } {
  const scripts: string[] = [];
  let end = start;
  while (html.startsWith(OPEN, end)) {
    const close = html.indexOf(CLOSE, end);
    if (close < 0) break;
    scripts.push(html.slice(end + OPEN.length, close));
    end = close + CLOSE.length;
  }
  return { scripts, end };
}

function isKnown(script: string): boolean {
  if (script.includes('<')) return false;
  return script
    .split(SEPARATOR)
    .every((part) => isReactScript(part) || isDataCall(part) || isStartScript(part));
}

function isReactScript(script: string): boolean {
  if (script === REACT_START) return true;
  return (
    script.startsWith(REACT_CLIENT_RENDER) &&
    REACT_CLIENT_RENDER_CALL.test(script.slice(REACT_CLIENT_RENDER.length))
  );
}

function isDataCall(script: string): boolean {
  const call = DATA_CALLS.find((start) => script.startsWith(start));
  const end = [');', ')'].find((given) => script.endsWith(given));
  return call !== undefined && end !== undefined && isJson(script.slice(call.length, -end.length));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

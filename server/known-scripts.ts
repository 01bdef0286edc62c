import { createHash } from 'node:crypto';
import { isLateStart } from './late-scripts';

const OPEN = '<script>';
const CLOSE = '</script>';
const BETWEEN = ';\n';

/** A call whose one argument is JSON: the page's data, and the names of its chunks. */
const DATA_CALLS = [
  'self.__next_f.push(',
  '(self.__next_f=self.__next_f||[]).push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/** React's own, to the letter: when the page began, and a part that is left to the browser. */
const BEGIN = 'requestAnimationFrame(function(){$RT=performance.now()});';
const LEAVE =
  '$RX=function(b,c,d,e,f){var a=document.getElementById(b);a&&(b=a.previousSibling,b.data="$!",a=a.dataset,null!=c&&(a.dgst=c),d&&(a.msg=d),e&&(a.stck=e),f&&(a.cstck=f),b._reactRetry&&b._reactRetry())};';
const LEAVE_CALL = /^;?\$RX\("[\w:]*","[^"\\]*"\)$/;

/**
 * Finds the inline scripts of a page that the framework wrote, joins neighbours to one, and answers the page with the
 * hashes by which a Content-Security-Policy allows them. A script of anybody else gets none, so no browser runs it.
 */
export function findKnownScripts(html: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  let made = '';
  let at = 0;
  for (let start = html.indexOf(OPEN); start >= 0; start = html.indexOf(OPEN, at)) {
    const { scripts, end } = neighbours(html, start);
    if (scripts.length === 0) break;
    const isOurs = scripts.every(isKnown);
    const script = scripts.join(BETWEEN);
    if (isOurs) hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`);
    made += html.slice(at, start) + (isOurs ? `${OPEN}${script}${CLOSE}` : html.slice(start, end));
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
  return script.split(BETWEEN).every((part) => isReacts(part) || isData(part) || isLateStart(part));
}

function isReacts(script: string): boolean {
  if (script === BEGIN) return true;
  return script.startsWith(LEAVE) && LEAVE_CALL.test(script.slice(LEAVE.length));
}

function isData(script: string): boolean {
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

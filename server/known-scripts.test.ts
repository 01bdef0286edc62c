import { createHash } from 'node:crypto';
import { findKnownScripts } from './known-scripts';

const BEGIN = 'requestAnimationFrame(function(){$RT=performance.now()});';
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])';
const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});';

const tag = (script: string) => `<script>${script}</script>`;
const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

test('neighbours become one script, and each script has a hash', () => {
  const page = `<p>a</p>${tag(BEGIN)}<p>b</p>${tag(CHUNKS)}${tag(FIRST)}${tag(DATA)}</body>`;
  const joined = [CHUNKS, FIRST, DATA].join(';\n');
  expect(findKnownScripts(page)).toEqual({
    html: `<p>a</p>${tag(BEGIN)}<p>b</p>${tag(joined)}</body>`,
    hashes: [hashOf(BEGIN), hashOf(joined)],
  });
});

test('a page that was joined before stays as it is', () => {
  const once = findKnownScripts(`${tag(BEGIN)}<p>${tag(CHUNKS)}${tag(FIRST)}${tag(DATA)}`);
  expect(findKnownScripts(once.html)).toEqual(once);
});

test.each([
  ['a script of its own', 'alert(1)'],
  ['data with a call behind it', `${DATA};alert(1)`],
  ['data with a call in front', `alert(1);\n${DATA}`],
  ['a call inside the data', 'self.__next_f.push([1,alert(1)])'],
  ['a comma and a call', 'self.__next_f.push([1,"a"]),alert("1")'],
  ['markup', 'self.__next_f.push([1,"<!--<script>"])'],
  ['a longer beginning', `${BEGIN}alert(1)`],
  ['a part left to the browser that does more', '$RX=function(){alert(1)};;$RX("B:0","")'],
])('whoever brings %s into a page gets no hash for it', (_title, script) => {
  const page = `<p>${tag(script)}</p>`;
  expect(findKnownScripts(page)).toEqual({ html: page, hashes: [] });
});

test('a script beside those of the framework spoils none but its neighbours', () => {
  const page = `${tag(BEGIN)}<p>${tag(DATA)}${tag('alert(1)')}`;
  expect(findKnownScripts(page)).toEqual({ html: page, hashes: [hashOf(BEGIN)] });
});

test.each(['', '<p>no script</p>', '<script>no end', '<script src="/a.js"></script>'])(
  '%s has none',
  (page) => {
    expect(findKnownScripts(page)).toEqual({ html: page, hashes: [] });
  },
);

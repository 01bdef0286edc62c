import { createHash } from 'node:crypto';
import { findKnownScripts } from './known-scripts';

const BEGIN = 'requestAnimationFrame(function(){$RT=performance.now()});';
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
const DATA = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])';
const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});';

const tag = (script: string) => `<script>${script}</script>`;
const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

test('adjacent scripts are merged, and each script has a hash', () => {
  const page = `<p>a</p>${tag(BEGIN)}<p>b</p>${tag(CHUNKS)}${tag(FIRST)}${tag(DATA)}</body>`;
  const joined = [CHUNKS, FIRST, DATA].join(';\n');
  expect(findKnownScripts(page)).toEqual({
    html: `<p>a</p>${tag(BEGIN)}<p>b</p>${tag(joined)}</body>`,
    hashes: [hashOf(BEGIN), hashOf(joined)],
  });
});

test('a page whose scripts are merged stays unchanged', () => {
  const once = findKnownScripts(`${tag(BEGIN)}<p>${tag(CHUNKS)}${tag(FIRST)}${tag(DATA)}`);
  expect(findKnownScripts(once.html)).toEqual(once);
});

test.each([
  ['code of its own', 'alert(1)'],
  ['a call after its data', `${DATA};alert(1)`],
  ['a call before its data', `alert(1);\n${DATA}`],
  ['a call inside its data', 'self.__next_f.push([1,alert(1)])'],
  ['a comma and a call', 'self.__next_f.push([1,"a"]),alert("1")'],
  ['markup', 'self.__next_f.push([1,"<!--<script>"])'],
  ['more than the start script', `${BEGIN}alert(1)`],
  ['more than the client-render script', '$RX=function(){alert(1)};;$RX("B:0","")'],
])('a script with %s gets no hash', (_title, script) => {
  const page = `<p>${tag(script)}</p>`;
  expect(findKnownScripts(page)).toEqual({ html: page, hashes: [] });
});

test('an unknown script takes the hash only from adjacent ones', () => {
  const page = `${tag(BEGIN)}<p>${tag(DATA)}${tag('alert(1)')}`;
  expect(findKnownScripts(page)).toEqual({ html: page, hashes: [hashOf(BEGIN)] });
});

test.each(['', '<p>no script</p>', '<script>no end', '<script src="/a.js"></script>'])(
  'the page "%s" gets no hash',
  (page) => {
    expect(findKnownScripts(page)).toEqual({ html: page, hashes: [] });
  },
);

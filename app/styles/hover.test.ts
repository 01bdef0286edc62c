import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

const FILES = ['app', 'components'].flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
);

/** `:hover` selectors outside a hover media query: on touch screens, a pressed element would keep its hover style. */
function hoverForFingers(css: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, prelude = '', brace] of css.matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '}') open.pop();
    else open.push(prelude.split(';').at(-1)?.trim() ?? '');
    const isForMice = open.some((one) => one.includes('(hover: hover)'));
    if (brace === '{' && prelude.includes(':hover') && !isForMice) found.push(prelude.trim());
  }
  return found;
}

test('hover styles apply only to devices that can hover', () => {
  const found = FILES.flatMap((file) => hoverForFingers(fs.readFileSync(path.join(ROOT, file), 'utf8')));
  expect(FILES.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test('a hover style for touch screens is found', () => {
  const css =
    '@media (hover: hover) { .a:hover { color: red; } }\n.b { color: red; }\n.b:hover { color: red; }';
  expect(hoverForFingers(css)).toEqual(['.b:hover']);
});

import { firstView, grown } from './modules';

const line = (value: object) => JSON.stringify(value);
const part = (filename: string, source: string, bytes: number) =>
  line({ type: 'part', filename, source_path: `[project]/${source}`, compressed_size: bytes });

const [first, second, server] = [
  '[client-fs]/_next/static/a.js',
  '[client-fs]/_next/static/b.js',
  '[output]/c.js',
];

test('the first view has all browser chunks except those of dynamic imports', () => {
  const lines = [
    line({ type: 'meta', schema_version: 1 }),
    part(first, 'lib/cart.ts', 10),
    part(first, 'lib/cart.ts', 5),
    part(second, 'lib/dialog.ts', 20),
    part(server, 'lib/shop.ts', 30),
    line({ type: 'group', kind: 'render_dependent', outputs: [first, server] }),
    line({ type: 'group', kind: 'async', outputs: [second] }),
  ];
  expect(firstView(lines.join('\n'))).toEqual({ 'lib/cart.ts': 15 });
});

test('grown modules are listed, the largest growth first; unchanged ones are not', () => {
  expect(grown({ 'a.ts': 10, 'b.ts': 10, 'c.ts': 10 }, { 'a.ts': 12, 'b.ts': 10, 'd.ts': 7 })).toEqual([
    'd.ts: not there → 7',
    'a.ts: 10 → 12',
  ]);
});

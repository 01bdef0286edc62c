import fs from 'node:fs';
import path from 'node:path';
import { filesReachedFrom } from '@/scripts/lib/import-graph.mjs';

test('the image has every file that next.config.mjs imports', () => {
  const steps = fs.readFileSync(path.join(__dirname, 'Dockerfile'), 'utf8');
  const copied = [...steps.matchAll(/^COPY --from=build (.+) \S+$/gm)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .map((source) => path.posix.relative('/srv/koodai', source));
  const isCopied = (file: string) => copied.some((one) => file === one || file.startsWith(`${one}/`));
  expect(filesReachedFrom(['next.config.mjs']).filter((file) => !isCopied(file))).toEqual([]);
});

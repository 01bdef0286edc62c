import { z } from 'zod';
import { checkTable } from './check-table';

const columns = { slug: z.string().regex(/^[a-z-]+$/, 'must be a slug') };

function problemsOf(...slugs: string[]): string[] {
  const rows = slugs.map((slug, index) => ({ number: index + 2, cells: [slug] }));
  return checkTable({ file: 'products.csv', columns: ['slug'], rows }, { columns, key: 'slug' }).problems;
}

test('a repeated key is reported with the row that has it first', () => {
  expect(problemsOf('ginger', 'garlic', 'ginger')).toEqual([
    'products.csv, row 4, slug: is in row 2 already',
  ]);
});

test('invalid keys are reported as invalid only, not as repetitions', () => {
  expect(problemsOf('Bad Slug', 'Worse Slug')).toEqual([
    'products.csv, row 2, slug: must be a slug',
    'products.csv, row 3, slug: must be a slug',
  ]);
});

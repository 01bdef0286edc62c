import { cyclesOf, importsBetween } from './import-graph.mjs';

const MODULE = /^modules\/[^/]+/;

const value = (from: string, to: string) => ({ from, to, typeOnly: false, isPackage: false });
const type = (from: string, to: string) => ({ ...value(from, to), typeOnly: true });

describe('a cycle', () => {
  it('is listed as the files that lead back to the first', () => {
    const imports = [value('a.ts', 'b.ts'), value('b.ts', 'c.ts'), value('c.ts', 'a.ts')];
    expect(cyclesOf(imports)).toEqual([['a.ts', 'b.ts', 'c.ts', 'a.ts']]);
  });

  it('is listed once, even when a file imports the next one twice', () => {
    expect(cyclesOf([value('a.ts', 'b.ts'), value('a.ts', 'b.ts'), value('b.ts', 'a.ts')])).toHaveLength(1);
  });

  it('of files is not reported for a type import, nor for two paths to the same file', () => {
    expect(cyclesOf([value('a.ts', 'b.ts'), type('b.ts', 'a.ts')])).toEqual([]);
    const diamond = [
      value('a.ts', 'b.ts'),
      value('a.ts', 'c.ts'),
      value('b.ts', 'd.ts'),
      value('c.ts', 'd.ts'),
    ];
    expect(cyclesOf(diamond)).toEqual([]);
  });

  it('of folders is reported for type imports too, even when no file imports itself indirectly', () => {
    const imports = [
      value('modules/cart/check.ts', 'modules/payments/repository.ts'),
      type('modules/payments/hold.ts', 'modules/cart/owner.ts'),
    ];
    expect(cyclesOf(imports)).toEqual([]);
    expect(cyclesOf(importsBetween(imports, MODULE))).toEqual([
      ['modules/cart', 'modules/payments', 'modules/cart'],
    ]);
  });

  it('of folders ignores imports within a folder, and files outside of the folders', () => {
    const imports = [
      value('modules/cart/check.ts', 'modules/cart/owner.ts'),
      value('modules/cart/owner.ts', 'app.ts'),
      value('app.ts', 'modules/cart/routes.ts'),
    ];
    expect(importsBetween(imports, MODULE)).toEqual([]);
  });
});

import { cyclesOf, importsBetween } from './import-graph.mjs';

const MODULE = /^modules\/[^/]+/;

const value = (from: string, to: string) => ({ from, to, typeOnly: false, isPackage: false });
const type = (from: string, to: string) => ({ ...value(from, to), typeOnly: true });

describe('a cycle', () => {
  it('is told as the files that lead back to the first', () => {
    const imports = [value('a.ts', 'b.ts'), value('b.ts', 'c.ts'), value('c.ts', 'a.ts')];
    expect(cyclesOf(imports)).toEqual([['a.ts', 'b.ts', 'c.ts', 'a.ts']]);
  });

  it('is told once, however often one of its files names the next', () => {
    expect(cyclesOf([value('a.ts', 'b.ts'), value('a.ts', 'b.ts'), value('b.ts', 'a.ts')])).toHaveLength(1);
  });

  it('of files is none where one of them needs the types only, nor where two ways lead to one file', () => {
    expect(cyclesOf([value('a.ts', 'b.ts'), type('b.ts', 'a.ts')])).toEqual([]);
    const diamond = [
      value('a.ts', 'b.ts'),
      value('a.ts', 'c.ts'),
      value('b.ts', 'd.ts'),
      value('c.ts', 'd.ts'),
    ];
    expect(cyclesOf(diamond)).toEqual([]);
  });

  it('of folders is one by types, too, though no file leads back to itself', () => {
    const imports = [
      value('modules/cart/check.ts', 'modules/payments/repository.ts'),
      type('modules/payments/hold.ts', 'modules/cart/owner.ts'),
    ];
    expect(cyclesOf(imports)).toEqual([]);
    expect(cyclesOf(importsBetween(imports, MODULE))).toEqual([
      ['modules/cart', 'modules/payments', 'modules/cart'],
    ]);
  });

  it('of folders is none within one, nor over what lies outside of them', () => {
    const imports = [
      value('modules/cart/check.ts', 'modules/cart/owner.ts'),
      value('modules/cart/owner.ts', 'app.ts'),
      value('app.ts', 'modules/cart/routes.ts'),
    ];
    expect(importsBetween(imports, MODULE)).toEqual([]);
  });
});

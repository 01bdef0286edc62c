import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@/lib/domain/durations';
import { publish } from './publish';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-publish-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function version(name: string): string {
  const dir = path.join(folder, name);
  fs.mkdirSync(path.join(dir, 'chunks'), { recursive: true });
  fs.writeFileSync(path.join(dir, 'chunks', `${name}.js`), name);
  return dir;
}

const kept = () => fs.readdirSync(path.join(folder, 'shared/_next/static/chunks'));

describe('publishing a version', () => {
  it('keeps the files of the previous version for pages that are still open', () => {
    publish(version('one'), path.join(folder, 'shared'));
    publish(version('two'), path.join(folder, 'shared'));
    expect(kept()).toEqual(['one.js', 'two.js']);
    expect(fs.readFileSync(path.join(folder, 'shared/unavailable.html'), 'utf8')).toContain('<h1>');
  });

  it('can be done by several storefronts at once', () => {
    const dirs = [version('one'), version('one')];
    const copy = fs.copyFileSync;
    jest.spyOn(fs, 'copyFileSync').mockImplementationOnce((from, to) => {
      copy(from, to);
      publish(dirs[1] ?? '', path.join(folder, 'shared'));
    });
    publish(dirs[0] ?? '', path.join(folder, 'shared'));
    expect(kept()).toEqual(['one.js']);
  });

  it('leaves no partial file behind when a copy fails', () => {
    jest.spyOn(fs, 'copyFileSync').mockImplementationOnce((_from, to) => {
      fs.writeFileSync(to, 'part of a file');
      throw new Error('the disk is full');
    });
    expect(() => publish(version('one'), path.join(folder, 'shared'))).toThrow('the disk is full');
    expect(kept()).toEqual([]);
  });

  it('deletes files that no version has had for a month', () => {
    publish(version('one'), path.join(folder, 'shared'));
    publish(version('two'), path.join(folder, 'shared'), Date.now() + 31 * DAY_MS);
    expect(kept()).toEqual([]);
    publish(version('two'), path.join(folder, 'shared'));
    expect(kept()).toEqual(['two.js']);
  });
});

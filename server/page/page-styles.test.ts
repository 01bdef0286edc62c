import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stylesInPages } from './page-styles';

const link = (file: string, more = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${file}" data-precedence="next"${more}/>`;
const PAGE = `<html><head><meta charset="utf-8"/>${link('a.css')}${link('b.css')}<title>x</title></head></html>`;
const CSS =
  '@layer a,b;.a{background:url(/_next/static/media/a.svg)}.b{background:url("/_next/static/b.svg")}';
const STYLED = `<html><head><meta charset="utf-8"/><style>${CSS}</style>${link('a.css', ' disabled=""')}${link('b.css', ' disabled=""')}<title>x</title></head></html>`;

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-styles-'));
  const write = (file: string, css: string) => fs.writeFileSync(path.join(folder, 'chunks', file), css);
  fs.mkdirSync(path.join(folder, 'chunks'));
  write('a.css', '@layer a,b;.a{background:url(../media/a.svg)}\n');
  write('b.css', '.b{background:url("../b.svg")}\n');
  write('ends.css', '.b{content:"</style>"}');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const inline = (page: string) => stylesInPages(folder)(page);
const hashOf = (css: string) => `sha256-${createHash('sha256').update(css).digest('base64')}`;

describe('the styles of a page', () => {
  it('are inlined, with their hash, and the links are disabled', () => {
    expect(inline(PAGE)).toEqual({ html: STYLED, hashes: [hashOf(CSS)] });
  });

  it('keep the order of their files', () => {
    const { html } = inline(`<head>${link('b.css')}${link('a.css')}</head>`);
    expect(html.indexOf('.b{')).toBeLessThan(html.indexOf('.a{'));
  });

  it('include stylesheets that the page only preloads', () => {
    const ahead = '<link rel="preload" href="/_next/static/chunks/b.css" as="style"/>';
    expect(inline(PAGE.replace(link('b.css'), ahead))).toEqual(inline(PAGE));
  });

  it('differ per page', () => {
    const inlineStyles = stylesInPages(folder);
    expect(inlineStyles(PAGE).hashes).not.toEqual(inlineStyles(`<head>${link('a.css')}</head>`).hashes);
  });

  it.each([
    ['that has them already', STYLED],
    ['without styles', '<html></html>'],
    ['with a file that is not in the build', `<head>${link('a.css')}${link('old.css')}</head>`],
    [
      'that preloads a file that is not in the build',
      `<head>${link('a.css')}<link rel="preload" href="/_next/static/chunks/old.css" as="style"/></head>`,
    ],
    ['with a file from elsewhere', `<head>${link('a.css')}<link rel="stylesheet" href="/b.css"/></head>`],
    ['with a path out of the folder', `<head>${link('../chunks/a.css')}</head>`],
    ['whose styles would end their element', `<head>${link('a.css')}${link('ends.css')}</head>`],
  ])('are not inlined on a page %s', (_, page) => {
    expect(inline(page)).toEqual({ html: page, hashes: [] });
  });
});

import fs from 'node:fs/promises';
import path from 'node:path';
import { bannerlist, cms, faq, testimonialData } from '@/lib/contract/shop/content';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { doAs, newGuest } from '@/shop-api/testing/shoppers';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

const guest = newGuest();

async function importFile(name: string, text: string | Uint8Array) {
  await fs.writeFile(path.join(shop.folder, name), text);
  return shop.operate('content', 'import', name);
}

const newEvents = () => shop.newStorefrontEvents();
beforeEach(newEvents);

const about = () => doAs(shop, guest, cms, { page_url: 'about_us' });

describe('content import', () => {
  it('of an export changes nothing and sends no events', async () => {
    await shop.ask('content', 'export', 'site');
    expect(await fs.readdir(path.join(shop.folder, 'site'))).toHaveLength(15);
    expect(await shop.ask('content', 'import', 'site')).toMatchObject({ changed: [], cleaned: [] });
    expect(await newEvents()).toEqual([]);
  });

  it('reads a page with its title as the first heading, and removes scripts', async () => {
    const text = '<h1>Us &amp; <b>you</b></h1>\n<p onclick="x()">Fresh.</p><script>x()</script>';
    const { code, out } = await importFile('about_us.html', text);
    expect(code).toBe(0);
    expect(out).toContain('about_us.html: markup that a page may not hold was left out');
    expect(await about()).toMatchObject({
      page_name: 'about_us',
      title: 'Us & you',
      description: '<p>Fresh.</p>',
      title2: 'எங்களைப் பற்றி',
    });
    expect(await newEvents()).toEqual([{ kind: 'content' }]);
    await shop.ask('content', 'export', 'site');
    expect(await shop.ask('content', 'import', 'site')).toMatchObject({ changed: [], cleaned: [] });
  });

  it('reads a separate page file for each language', async () => {
    const before = await about();
    expect((await importFile('about_us.ta.html', '<h1>நாங்கள்</h1>\n<p>புதியது.</p>')).code).toBe(0);
    expect(await about()).toEqual({ ...before, title2: 'நாங்கள்', description2: '<p>புதியது.</p>' });
    await shop.ask('content', 'export', 'site');
    expect(await fs.readFile(path.join(shop.folder, 'site', 'about_us.ta.html'), 'utf8')).toBe(
      '<h1>நாங்கள்</h1>\n<p>புதியது.</p>\n',
    );
  });

  it('accepts lists whose Tamil columns are empty or missing, and spaces around texts', async () => {
    await importFile(
      'faq.csv',
      'question,answer,question2,answer2\nIs it fresh?,Yes.,புதியதா?,ஆம்.\nIs it free?,Yes.,,\n',
    );
    expect((await doAs(shop, guest, faq, {})).data).toMatchObject([
      { question: 'Is it fresh?', question2: 'புதியதா?', answer2: 'ஆம்.' },
      { question: 'Is it free?', question2: '', answer2: '' },
    ]);
    await importFile('faq.csv', 'question,answer\n Is it fresh? ,"Yes.\n"\n');
    expect((await doAs(shop, guest, faq, {})).data).toMatchObject([
      { question: 'Is it fresh?', answer: 'Yes.', question2: '', answer2: '' },
    ]);
  });

  it('refuses a file that is too long, by its name', async () => {
    const page = Buffer.from(`<h1>About</h1>\n<p>${'Fresh. '.repeat(150_000)}</p>`);
    expect(await importFile('about_us.html', page)).toMatchObject({
      code: 1,
      err: expect.stringContaining('about_us.html is too long: 1000000 bytes at most.'),
    });
  });

  it('refuses another encoding', async () => {
    const before = await about();
    const page = Buffer.from('<h1>Caf\xe9</h1>\n<p>Fresh.</p>', 'latin1');
    expect(await importFile('about_us.html', page)).toMatchObject({
      code: 1,
      err: expect.stringContaining('about_us.html is not UTF-8'),
    });
    expect(await about()).toEqual(before);
  });

  it('replaces a list as a whole by a table', async () => {
    await importFile('faq.csv', 'question,answer\nIs it fresh?,"Yes, cut ""today""."\n');
    const { data } = await doAs(shop, guest, faq, {});
    expect(data).toMatchObject([{ question: 'Is it fresh?', answer: 'Yes, cut "today".' }]);
    await importFile(
      'testimonials.csv',
      'comments,testimonial_name,testimonial_designation\nGood,Meena,Cook\n',
    );
    expect((await doAs(shop, guest, testimonialData, {})).data).toHaveLength(1);
    const [first] = (await doAs(shop, guest, bannerlist, {})).data.banners;
    await importFile(
      'banners.csv',
      `banner_img,title,text,link\n${first?.banner_img},Mango time,Now,/category/fruits\n`,
    );
    expect((await doAs(shop, guest, bannerlist, {})).data.banners).toMatchObject([
      { title: 'Mango time', link: '/category/fruits' },
    ]);
  });

  it.each([
    ['about_us.html', '<p>No title</p>', 'about_us.html: must start with its title'],
    ['about_us.html', '<h1>Title</h1><script>x()</script>', 'about_us.html: has no text'],
    ['faq.csv', 'question,answer\n,Nothing asked\n', 'faq.csv, row 2, question: must not be empty'],
    ['faq.csv', 'question\nOnly that?\n', 'the column "answer" is missing'],
    [
      'banners.csv',
      'banner_img,title,text,link\nx,y,z,javascript:x()\n',
      'banners.csv, row 2, link: must be a path',
    ],
    ['imprint.html', '<h1>Imprint</h1><p>x</p>', 'is not one of the content files'],
  ])('refuses %s with %j', async (name, text, problem) => {
    const before = await shop.ask('content', 'export', 'before');
    expect(await importFile(name, text)).toEqual({ code: 1, out: '', err: expect.stringContaining(problem) });
    expect(await shop.ask('content', 'export', 'before')).toEqual(before);
  });

  it('imports a folder as a whole or not at all', async () => {
    await shop.ask('content', 'export', 'half');
    await fs.writeFile(path.join(shop.folder, 'half', 'about_us.html'), '<h1>New</h1><p>New</p>');
    await fs.writeFile(path.join(shop.folder, 'half', 'faq.csv'), 'question,answer\n,\nx,\n');
    const before = await about();
    expect(await shop.operate('content', 'import', 'half')).toMatchObject({ code: 1 });
    expect(await about()).toEqual(before);
  });
});

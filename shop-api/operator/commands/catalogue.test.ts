import fs from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { categoryslist, getproductsdetails, productlist } from '@/lib/contract/shop/catalogue';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { callAs, doAs, newGuest } from '@/shop-api/testing/shoppers';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

const guest = newGuest();
const fileOf = (...names: string[]) => path.join(shop.folder, ...names);

async function productPage(slug: string) {
  const { answer } = await callAs(shop, guest, getproductsdetails, { product_id: slug });
  return answer?.products[0];
}

const events = () => shop.newStorefrontEvents();
beforeEach(events);

/** Writes a table and imports it. */
async function importTable(text: string | Uint8Array, ...options: string[]) {
  await fs.writeFile(fileOf('table.csv'), text);
  return shop.operate('catalogue', 'import', 'table.csv', ...options);
}

/** The whole catalogue as the contents of its files. */
async function exported(): Promise<string> {
  await shop.ask('catalogue', 'export', 'now');
  const [categories, products] = await Promise.all(
    ['categories.csv', 'products.csv'].map((name) => fs.readFile(fileOf('now', name), 'utf8')),
  );
  return `${categories}\n${products}`;
}

describe('an exported catalogue', () => {
  it('imported again changes nothing and sends no events', async () => {
    const before = await exported();
    const again = await shop.ask('catalogue', 'import', 'now', '--stock', '--replace');
    expect(again).toMatchObject({ categories: { added: 0, changed: 0 }, products: { added: 0, changed: 0 } });
    expect(await events()).toEqual([]);
    expect(await exported()).toBe(before);
  });

  it('preserves any characters in a name', async () => {
    const name = 'Tomato; "red", round\n= 1+1 தக்காளி 🍅';
    await importTable(`product_slug,product_name\ncountry-tomato,"${name.replaceAll('"', '""')}"\n`);
    expect((await productPage('country-tomato'))?.product_name).toBe(name);
    const before = await exported();
    await shop.ask('catalogue', 'import', 'now');
    expect(await exported()).toBe(before);
  });
});

describe('a table', () => {
  it('changes only the columns it has, and sends events for the changed pages', async () => {
    const before = await productPage('ginger');
    expect(await importTable('product_slug,actual_price\nginger,77.50\nbeetroot,60')).toMatchObject({
      code: 0,
    });
    expect(await productPage('ginger')).toEqual({ ...before, actual_price: 77.5 });
    const slugs = (await events()).flatMap((event) => ('slug' in event ? [event.slug] : []));
    expect(slugs).toEqual(expect.arrayContaining(['ginger', 'ginger-500-g', 'beetroot']));
    expect(slugs).not.toContain('country-tomato');
    const again = await shop.ask('catalogue', 'import', 'table.csv');
    expect(again).toMatchObject({ products: { added: 0, changed: 0, unchanged: 2 } });
    expect(await events()).toEqual([]);
  });

  it('does not change the stock of existing products unless requested', async () => {
    await shop.ask('stock', 'set', 'ginger', '9');
    await importTable('product_slug,stock_availability\nginger,50');
    expect((await productPage('ginger'))?.stock_availability).toBe(9);
    await importTable('product_slug,stock_availability\nginger,50', '--stock');
    expect((await productPage('ginger'))?.stock_availability).toBe(50);
  });

  it('with mistakes is refused as a whole, and each is reported with its row and column', async () => {
    const before = await exported();
    const table = [
      'product_slug,group,category_slug,product_name,actual_price,selling_price,active',
      'ginger,ginger,no-such-category,Better Ginger,80,0,1',
      'Bad Slug,ginger,vegetables,,12.345,0,yes',
      'beetroot,beetroot,vegetables,Beetroot,50,50,1',
      'ginger,ginger,vegetables,Ginger,80,0,1',
      'brand-new,brand-new,vegetables,Brand New,80,0,1',
    ].join('\n');
    const { code, err } = await importTable(table);
    expect(code).toBe(1);
    for (const problem of [
      'products.csv, row 3, product_slug: must be a slug',
      'products.csv, row 3, product_name: must not be empty',
      'products.csv, row 3, actual_price: must be rupees',
      'products.csv, row 3, active: must be 0 or 1',
      'products.csv, row 5, product_slug: is in row 2 already',
    ]) {
      expect(err).toContain(problem);
    }
    const mended = table.replace(/\nBad Slug.*/, '').replace(/\nginger,ginger,vegetables.*/, '');
    const { err: deeper } = await importTable(mended);
    for (const problem of [
      'row 2, category_slug: there is no category no-such-category',
      'row 3, selling_price: must be below actual_price',
      'row 4, product_slug: brand-new is not in the shop; to come in as new, the row also needs variant_name',
    ]) {
      expect(deeper).toContain(problem);
    }
    expect(deeper.match(/row 4/g)).toHaveLength(1);
    expect(await exported()).toBe(before);
    expect(await events()).toEqual([]);
  });

  it.each([
    ['product_slug,colour\nginger,red', 'row 1: there is no column "colour"'],
    ['Product_Slug,product_name\nginger,Ginger', 'products.csv, row 1: there is no column'],
    ['product_slug,product_slug\nginger,ginger', 'the column "product_slug" is there twice'],
    ['Product_Slug\tname\nGinger\t1', 'table.csv has neither the column product_slug nor category_slug'],
    ['product_slug,product_name\nginger,Ginger,one more', 'row 2: has 3 cells, not 2'],
    ['product_slug,product_name\nginger,"Ginger', 'is not valid CSV'],
    ['', 'is empty'],
    [Buffer.from('product_slug,product_name\nginger,Caf\xe9', 'latin1'), 'is not UTF-8'],
    ['product_slug,product_name\nginger,Gin\0ger', 'has a NUL character in line 2'],
    ['product_slug,listed\ncountry-tomato,0', '0 packs of country-tomato are listed; it must be exactly one'],
    [
      'product_slug,group\nginger,ginger\ncountry-tomato,other-tomato',
      'row 3, group: 0 packs of country-tomato are listed; it must be exactly one',
    ],
    ['product_slug,product_image\nginger,no-such-picture', 'the shop has no picture no-such-picture'],
    ['product_slug,product_image\nginger,no-such-file.jpg', 'there is no file no-such-file.jpg'],
    ['product_slug,product_image\nginger,table.csv', 'is not a picture'],
  ])('such as %j is refused: %s', async (text, problem) => {
    const { code, err } = await importTable(text);
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(problem) });
  });

  it('may have the format that a spreadsheet writes', async () => {
    const text = '\uFEFFproduct_slug;actual_price\r\nginger;81.50\r\n;\r\n';
    expect(await importTable(text)).toMatchObject({ code: 0 });
    expect((await productPage('ginger'))?.actual_price).toBe(81.5);
  });

  it('of random bytes never breaks anything', async () => {
    const before = await exported();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (bytes, withHeadings) => {
        const headings = Buffer.from(withHeadings ? 'product_slug,product_name,actual_price\n' : '');
        expect((await importTable(Buffer.concat([headings, bytes]))).code).not.toBe(3);
      }),
      { numRuns: 60 },
    );
    expect(await exported()).toBe(before);
  });

  it('loses markup that pages must not contain', async () => {
    await importTable(
      'product_slug,product_description\nginger,"<p onclick=""x()"">Hot<script>x()</script></p>"',
    );
    expect((await productPage('ginger'))?.product_description).toBe('<p>Hot</p>');
    await importTable('product_slug,product_description2\nginger,<p>காரம்</p>');
    expect(await productPage('ginger')).toMatchObject({
      product_description: '<p>Hot</p>',
      product_description2: '<p>காரம்</p>',
    });
  });

  it('is not imported with --dry-run', async () => {
    const before = await exported();
    const { out } = await importTable('product_slug,actual_price\nginger,99', '--dry-run');
    expect(out).toContain('1 changed');
    expect(await exported()).toBe(before);
    expect(await events()).toEqual([]);
  });
});

describe('a category', () => {
  it('is withdrawn with all its products, and restored, on every page', async () => {
    expect(await importTable('category_slug,active\nroots-tubers,0')).toMatchObject({ code: 0 });
    expect(await productPage('beetroot')).toBeUndefined();
    const changes = await events();
    expect(changes).toEqual(
      expect.arrayContaining([
        { kind: 'category', slug: 'roots-tubers' },
        { kind: 'withdrawn', slug: 'beetroot', category: 'roots-tubers' },
        { kind: 'catalogue' },
      ]),
    );
    await importTable('category_slug,active\nroots-tubers,1');
    expect((await productPage('beetroot'))?.product_slug).toBe('beetroot');
    expect(await events()).toEqual([{ kind: 'category', slug: 'roots-tubers' }, { kind: 'catalogue' }]);
  });
});

describe('a new category and product', () => {
  it('are imported together with a picture file in every size, and are on sale', async () => {
    await fs.mkdir(fileOf('new', 'pictures'), { recursive: true });
    const picture = sharp({ create: { width: 1680, height: 1440, channels: 3, background: '#7a4' } });
    await picture.jpeg().toFile(fileOf('new', 'pictures', 'Wing Bean.JPG'));
    await fs.writeFile(
      fileOf('new', 'categories.csv'),
      'category_slug,category_name,image,sort\nrare,Rare Things,pictures/Wing Bean.JPG,99',
    );
    await fs.writeFile(
      fileOf('new', 'products.csv'),
      'product_slug,category_slug,product_name,variant_name,nic_name,net_quantity_value,net_quantity_unit,actual_price,stock_availability,product_image,more_images\n' +
        'wing-bean,rare,Wing Bean,250,g,250,g,40,12,pictures/Wing Bean.JPG,pictures/Wing Bean.JPG|ginger-does-not-matter.webp',
    );
    const refused = await shop.operate('catalogue', 'import', 'new');
    expect(refused.err).toContain(
      'products.csv, row 2, more_images: there is no file ginger-does-not-matter.webp',
    );
    await expect(fs.access(fileOf('media'))).rejects.toMatchObject({ code: 'ENOENT' });

    const products = await fs.readFile(fileOf('new', 'products.csv'), 'utf8');
    await fs.writeFile(fileOf('new', 'products.csv'), products.replace('|ginger-does-not-matter.webp', ''));
    expect(await shop.operate('catalogue', 'import', 'new')).toMatchObject({ code: 0, err: '' });

    const page = await productPage('wing-bean');
    expect(page).toMatchObject({ category_slug: 'rare', has_zoom: true, stock_availability: 12 });
    expect(page?.product_image).toMatch(/^wing-bean-[0-9a-f]{8}$/);
    const sizes = (await fs.readdir(fileOf('media'))).sort();
    expect(sizes).toHaveLength(11);
    expect(sizes[0]).toBe(`${page?.product_image}-1400.webp`);
    const listing = await doAs(shop, guest, productlist, { cat_id: 'rare' });
    expect(listing.products.map((product) => product.product_slug)).toEqual(['wing-bean']);

    expect(await shop.ask('catalogue', 'import', 'new')).toMatchObject({
      categories: { added: 0, changed: 0 },
      products: { added: 0, changed: 0 },
    });
  });
});

describe('--replace', () => {
  it('withdraws what the tables do not contain', async () => {
    await shop.ask('catalogue', 'export', 'own');
    await importTable('product_slug,actual_price\nginger,99\nginger-500-g,190', '--replace');
    expect(await productPage('beetroot')).toBeUndefined();
    expect((await productPage('ginger'))?.actual_price).toBe(99);
    expect(await events()).toContainEqual({ kind: 'withdrawn', slug: 'beetroot', category: 'roots-tubers' });
    await shop.ask('catalogue', 'import', 'own');
    expect((await productPage('beetroot'))?.product_slug).toBe('beetroot');
    const { data } = await doAs(shop, guest, categoryslist, {});
    expect(data.data.length).toBeGreaterThan(9);
  });
});

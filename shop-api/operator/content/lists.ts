import { z } from 'zod';
import { safeReturn } from '@/lib/config/paths';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { banners, faqs, testimonials } from '@/shop-api/db/schema/content';
import { listBanners, listFaqs, listTestimonials } from '@/shop-api/modules/content/repository';
import { type Columns, checkTable } from '../csv/check-table';
import type { CsvTable } from '../csv/read-csv';

const words = (max: number) =>
  z.string().min(1, 'must not be empty').max(max, `must have at most ${max} characters`);
const link = z
  .string()
  .max(300, 'must have at most 300 characters')
  .refine(
    (text) => text === '' || safeReturn(text) !== undefined || /^https:\/\/\S+$/.test(text),
    'must be a path of the shop, an https address, or empty',
  );

type Row = Record<string, string>;

/** A list of content that one table holds as a whole. */
export type ContentList = {
  file: string;
  columns: readonly string[];
  check: (table: CsvTable) => { rows: Row[]; problems: string[] };
  read: (db: DbOrTx) => Promise<Row[]>;
  replace: (tx: Tx, rows: readonly Row[]) => Promise<void>;
};

function defineList<Known extends Columns>(
  file: string,
  columns: Known,
  { read, replace }: Pick<ContentList, 'read' | 'replace'>,
): ContentList {
  const names = Object.keys(columns);
  const rowSchema = z.record(z.string(), z.string());
  return {
    file,
    columns: names,
    check: (table) => {
      const { rows, problems } = checkTable({ ...table, file }, { columns, required: names });
      return { rows: problems.length > 0 ? [] : rows.map(({ values }) => rowSchema.parse(values)), problems };
    },
    read,
    replace,
  };
}

const faqList = defineList(
  'faq.csv',
  { question: words(300), answer: words(4000) },
  {
    read: async (db) => (await listFaqs(db)).map(({ question, answer }) => ({ question, answer })),
    replace: async (tx, rows) => {
      await tx.delete(faqs);
      const values = rows.map(({ question = '', answer = '' }, sort) => ({ question, answer, sort }));
      if (values.length > 0) await tx.insert(faqs).values(values);
    },
  },
);

const testimonialList = defineList(
  'testimonials.csv',
  { comments: words(1000), testimonial_name: words(80), testimonial_designation: words(120) },
  {
    read: async (db) =>
      (await listTestimonials(db)).map(({ comments, name, designation }) => ({
        comments,
        testimonial_name: name,
        testimonial_designation: designation,
      })),
    replace: async (tx, rows) => {
      await tx.delete(testimonials);
      const values = rows.map((row, sort) => ({
        comments: row.comments ?? '',
        name: row.testimonial_name ?? '',
        designation: row.testimonial_designation ?? '',
        sort,
      }));
      if (values.length > 0) await tx.insert(testimonials).values(values);
    },
  },
);

/** Pictures of banners are ones the shop has; `catalogue import` stores new ones. */
const bannerList = defineList(
  'banners.csv',
  { banner_img: words(300), title: words(80), text: words(200), link },
  {
    read: async (db) =>
      (await listBanners(db)).map(({ image, title, text, link: to }) => ({
        banner_img: image,
        title,
        text,
        link: to,
      })),
    replace: async (tx, rows) => {
      await tx.delete(banners);
      const values = rows.map((row, sort) => ({
        image: row.banner_img ?? '',
        title: row.title ?? '',
        text: row.text ?? '',
        link: row.link ?? '',
        sort,
      }));
      if (values.length > 0) await tx.insert(banners).values(values);
    },
  },
);

export const CONTENT_LISTS: readonly ContentList[] = [faqList, testimonialList, bannerList];

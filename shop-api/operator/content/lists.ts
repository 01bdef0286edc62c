import { z } from 'zod';
import { safeReturn } from '@/lib/config/paths';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { banners, faqs, testimonials } from '@/shop-api/db/schema/content';
import { listBanners, listFaqs, listTestimonials } from '@/shop-api/modules/content/repository';
import { type Columns, checkTable } from '../csv/check-table';
import type { CsvTable } from '../csv/read-csv';

const inTamil = (max: number) => z.string().max(max, `must have at most ${max} characters`);
const words = (max: number) => inTamil(max).min(1, 'must not be empty');
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

/** `columns` no table may lack; those in Tamil, `…2`, are empty where it does. */
function defineList(
  file: string,
  columns: Columns,
  inTamilToo: Columns,
  { read, replace }: Pick<ContentList, 'read' | 'replace'>,
): ContentList {
  const required = Object.keys(columns);
  const all = { ...columns, ...inTamilToo };
  const rowSchema = z.record(z.string(), z.string());
  return {
    file,
    columns: Object.keys(all),
    check: (table) => {
      const { rows, problems } = checkTable({ ...table, file }, { columns: all, required });
      return { rows: problems.length > 0 ? [] : rows.map(({ values }) => rowSchema.parse(values)), problems };
    },
    read,
    replace,
  };
}

const faqList = defineList(
  'faq.csv',
  { question: words(300), answer: words(4000) },
  { question2: inTamil(300), answer2: inTamil(4000) },
  {
    read: async (db) =>
      (await listFaqs(db)).map(({ question, answer, question2, answer2 }) => ({
        question,
        answer,
        question2,
        answer2,
      })),
    replace: async (tx, rows) => {
      await tx.delete(faqs);
      const values = rows.map(({ question = '', answer = '', question2, answer2 }, sort) => ({
        question,
        answer,
        question2,
        answer2,
        sort,
      }));
      if (values.length > 0) await tx.insert(faqs).values(values);
    },
  },
);

const testimonialList = defineList(
  'testimonials.csv',
  { comments: words(1000), testimonial_name: words(80), testimonial_designation: words(120) },
  { comments2: inTamil(1000), testimonial_name2: inTamil(80), testimonial_designation2: inTamil(120) },
  {
    read: async (db) =>
      (await listTestimonials(db)).map((row) => ({
        comments: row.comments,
        testimonial_name: row.name,
        testimonial_designation: row.designation,
        comments2: row.comments2,
        testimonial_name2: row.name2,
        testimonial_designation2: row.designation2,
      })),
    replace: async (tx, rows) => {
      await tx.delete(testimonials);
      const values = rows.map((row, sort) => ({
        comments: row.comments ?? '',
        name: row.testimonial_name ?? '',
        designation: row.testimonial_designation ?? '',
        comments2: row.comments2,
        name2: row.testimonial_name2,
        designation2: row.testimonial_designation2,
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
  { title2: inTamil(80), text2: inTamil(200) },
  {
    read: async (db) =>
      (await listBanners(db)).map(({ image, title, text, link: to, title2, text2 }) => ({
        banner_img: image,
        title,
        text,
        link: to,
        title2,
        text2,
      })),
    replace: async (tx, rows) => {
      await tx.delete(banners);
      const values = rows.map((row, sort) => ({
        image: row.banner_img ?? '',
        title: row.title ?? '',
        text: row.text ?? '',
        link: row.link ?? '',
        title2: row.title2,
        text2: row.text2,
        sort,
      }));
      if (values.length > 0) await tx.insert(banners).values(values);
    },
  },
);

export const CONTENT_LISTS: readonly ContentList[] = [faqList, testimonialList, bannerList];

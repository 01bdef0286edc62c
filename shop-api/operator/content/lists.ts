import { z } from 'zod';
import { safeReturn } from '@/lib/config/paths';
import type { DbOrTx, Tx } from '@/shop-api/db/client';
import { banners, faqs, testimonials } from '@/shop-api/db/schema/content';
import { listBanners, listFaqs, listTestimonials } from '@/shop-api/modules/content/repository';
import { type Columns, checkTable } from '../csv/check-table';
import type { CsvTable } from '../csv/read-csv';
import { optionalText, requiredText } from '../fields';

const link = optionalText(300).refine(
  (text) => text === '' || safeReturn(text) !== undefined || /^https:\/\/\S+$/.test(text),
  'must be a path of the shop, an https address, or empty',
);

type Row = Record<string, string>;

/** A content list that a table file replaces as a whole. */
export type ContentList = {
  file: string;
  columns: readonly string[];
  check: (table: CsvTable) => { rows: Row[]; problems: string[] };
  read: (db: DbOrTx) => Promise<Row[]>;
  replace: (tx: Tx, rows: readonly Row[]) => Promise<void>;
};

/** Every table must have `columns`; the Tamil ones, `…2`, are optional and empty when missing. */
function defineList(
  file: string,
  columns: Columns,
  tamilColumns: Columns,
  { read, replace }: Pick<ContentList, 'read' | 'replace'>,
): ContentList {
  const required = Object.keys(columns);
  const all = { ...columns, ...tamilColumns };
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
  { question: requiredText(300), answer: requiredText(4000) },
  { question2: optionalText(300), answer2: optionalText(4000) },
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
  {
    comments: requiredText(1000),
    testimonial_name: requiredText(80),
    testimonial_designation: requiredText(120),
  },
  {
    comments2: optionalText(1000),
    testimonial_name2: optionalText(80),
    testimonial_designation2: optionalText(120),
  },
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

/** Banners can only use stored pictures; `catalogue import` stores new ones. */
const bannerList = defineList(
  'banners.csv',
  { banner_img: requiredText(300), title: requiredText(80), text: requiredText(200), link },
  { title2: optionalText(80), text2: optionalText(200) },
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

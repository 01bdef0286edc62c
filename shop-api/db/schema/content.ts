import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const banners = pgTable('banners', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  image: text('image').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  link: text('link').notNull(),
  sort: integer('sort').notNull(),
});

/** One row: the shop's contact details and purchase limits; 0 paise means no limit. */
export const siteSettings = pgTable(
  'site_settings',
  {
    id: integer('id').primaryKey().default(1),
    contactEmail: text('contact_email').notNull(),
    contactNumber: text('contact_number').notNull(),
    supportContactNo: text('support_contact_no').notNull(),
    address: text('address').notNull(),
    facebookLink: text('facebook_link').notNull(),
    twitterLink: text('twitter_link').notNull(),
    instaLink: text('insta_link').notNull(),
    youtubeLink: text('youtube_link').notNull(),
    /** The shop's own apps; the spec's mark where it has none. */
    playStoreLink: text('play_store_link').notNull().default('javascript:;'),
    appStoreLink: text('app_store_link').notNull().default('javascript:;'),
    /** What Indian law asks a grocery shop to show (decisions.md 37); empty until it is known. */
    legalName: text('legal_name').notNull().default(''),
    fssaiLicence: text('fssai_licence').notNull().default(''),
    grievanceOfficer: text('grievance_officer').notNull().default(''),
    minimumPurchasePaise: integer('minimum_purchase_paise').notNull(),
    maximumPurchasePaise: integer('maximum_purchase_paise').notNull(),
  },
  (table) => [check('site_settings_one_row', sql`${table.id} = 1`)],
);

export const cmsPages = pgTable('cms_pages', {
  pageName: text('page_name').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
});

export const faqs = pgTable('faqs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  sort: integer('sort').notNull(),
});

export const testimonials = pgTable('testimonials', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  comments: text('comments').notNull(),
  name: text('name').notNull(),
  designation: text('designation').notNull(),
  sort: integer('sort').notNull(),
});

/** The districts of Tamil Nadu; `served` districts are delivered to. */
export const cities = pgTable('cities', {
  name: text('name').primaryKey(),
  served: boolean('served').notNull().default(false),
});

export const pincodes = pgTable(
  'pincodes',
  {
    pincode: text('pincode').notNull(),
    cityName: text('city_name')
      .notNull()
      .references(() => cities.name),
    /** Delivered to or not, whatever its district is; null: as its district. */
    served: boolean('served'),
  },
  (table) => [
    primaryKey({ columns: [table.pincode, table.cityName] }),
    index('pincodes_city').on(table.cityName),
  ],
);

/** Messages of the contact form. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** Counted by the limit on enquiries; empty when the storefront does not say. */
    callerIp: text('caller_ip').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('enquiries_mobile').on(table.mobile, table.createdAt),
    index('enquiries_caller').on(table.callerIp, table.createdAt),
  ],
);

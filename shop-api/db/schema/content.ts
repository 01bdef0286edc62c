import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ENQUIRY_KINDS, PROBLEM_REASONS } from '@/lib/domain/enquiry';
import { customers } from './identity';
import { moment } from './moment';
import { orders } from './orders';

/** Texts exist in two languages: `…2` is Tamil, empty when the operator has not written it. */
export const banners = pgTable('banners', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  image: text('image').notNull(),
  title: text('title').notNull(),
  title2: text('title2').notNull().default(''),
  text: text('text').notNull(),
  text2: text('text2').notNull().default(''),
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
    address2: text('address2').notNull().default(''),
    facebookLink: text('facebook_link').notNull(),
    twitterLink: text('twitter_link').notNull(),
    instaLink: text('insta_link').notNull(),
    youtubeLink: text('youtube_link').notNull(),
    /** Links to the shop's apps; the spec's placeholder where there is none. */
    playStoreLink: text('play_store_link').notNull().default('javascript:;'),
    appStoreLink: text('app_store_link').notNull().default('javascript:;'),
    /** What Indian law requires a grocery shop to show (decisions.md 37); empty until entered. */
    legalName: text('legal_name').notNull().default(''),
    fssaiLicence: text('fssai_licence').notNull().default(''),
    gstin: text('gstin').notNull().default(''),
    grievanceOfficer: text('grievance_officer').notNull().default(''),
    grievanceOfficer2: text('grievance_officer2').notNull().default(''),
    grievancePhone: text('grievance_phone').notNull().default(''),
    grievanceEmail: text('grievance_email').notNull().default(''),
    /** Why a bill of supply has no tax on it. */
    billNote: text('bill_note').notNull().default(''),
    billNote2: text('bill_note2').notNull().default(''),
    /** Days after delivery within which goods can be returned, and the fee; null until the shop has entered them. */
    returnDays: integer('return_days'),
    returnFeePaise: integer('return_fee_paise'),
    /** Whether shoppers and search engines are told that delivery is free (decisions.md 36). */
    freeDelivery: boolean('free_delivery').notNull().default(true),
    /** Replaces the default notes on delivery and on pictures; empty for the default. */
    deliveryNote: text('delivery_note').notNull().default(''),
    deliveryNote2: text('delivery_note2').notNull().default(''),
    pictureNote: text('picture_note').notNull().default(''),
    pictureNote2: text('picture_note2').notNull().default(''),
    minimumPurchasePaise: integer('minimum_purchase_paise').notNull(),
    maximumPurchasePaise: integer('maximum_purchase_paise').notNull(),
  },
  (table) => [check('site_settings_one_row', sql`${table.id} = 1`)],
);

export const cmsPages = pgTable('cms_pages', {
  pageName: text('page_name').primaryKey(),
  title: text('title').notNull(),
  title2: text('title2').notNull().default(''),
  description: text('description').notNull(),
  description2: text('description2').notNull().default(''),
});

export const faqs = pgTable('faqs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  question: text('question').notNull(),
  question2: text('question2').notNull().default(''),
  answer: text('answer').notNull(),
  answer2: text('answer2').notNull().default(''),
  sort: integer('sort').notNull(),
});

export const testimonials = pgTable('testimonials', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  comments: text('comments').notNull(),
  comments2: text('comments2').notNull().default(''),
  name: text('name').notNull(),
  name2: text('name2').notNull().default(''),
  designation: text('designation').notNull(),
  designation2: text('designation2').notNull().default(''),
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
    /** Overrides the district; null: the same as the district. */
    served: boolean('served'),
  },
  (table) => [
    primaryKey({ columns: [table.pincode, table.cityName] }),
    index('pincodes_city').on(table.cityName),
  ],
);

/** Messages and grievances of the contact form. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    mobile: text('mobile').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    /** Used by the limit on enquiries; empty after a day, or when the storefront does not send it. */
    callerIp: text('caller_ip').notNull(),
    kind: text('kind', { enum: ENQUIRY_KINDS }).notNull().default('message'),
    /** The signed-in customer; `mobile` is only what the sender typed. */
    customerId: text('customer_id').references(() => customers.id),
    orderId: text('order_id').references(() => orders.id),
    /** The `ProblemReason` of a problem. */
    reason: text('reason', { enum: PROBLEM_REASONS }),
    /** The reference number for sender and shop. */
    ticket: text('ticket').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null while it is open. */
    closedAt: moment('closed_at'),
    /** What the operator noted on closing it. */
    closingNote: text('closing_note').notNull().default(''),
  },
  (table) => [
    uniqueIndex('enquiries_ticket').on(table.ticket),
    index('enquiries_mobile').on(table.mobile, table.createdAt),
    index('enquiries_caller').on(table.callerIp, table.createdAt),
    index('enquiries_customer').on(table.customerId),
    uniqueIndex('enquiries_one_open_problem').on(table.orderId).where(sql`${table.closedAt} is null`),
    check('enquiries_problem', sql`(${table.kind} = 'problem') = (${table.orderId} is not null)`),
  ],
);

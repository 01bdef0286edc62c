import { z } from 'zod';
import type { DbOrTx } from '@/shop-api/db/client';
import { siteSettings } from '@/shop-api/db/schema/content';
import { withTransaction } from '@/shop-api/db/with-transaction';
import { getSettings } from '@/shop-api/modules/content/repository';
import { recordChanges } from '@/shop-api/modules/storefront/changes';
import { rupees } from '@/shop-api/rupees';
import { defineCommand } from '../command';
import { optionalText, requiredText, rupeesField, wholeNumber } from '../fields';
import { Refusal } from '../refusal';
import { pairs } from '../table';

const PHONE = /^[+(]?\d[\d ()/-]*$/;
const PHONE_DIGITS = { least: 6, most: 15 };
const phone = optionalText(30).refine(isPhone, 'must be a phone number such as +91 98430 12345');
const phoneOrNone = optionalText(30).refine(
  (text) => text === '' || isPhone(text),
  'must be a phone number, or empty',
);

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE.test(text) && digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most;
}

const NO_LINK = 'javascript:;';
/** Stores the spec's placeholder for "no link"; an operator leaves the value empty. */
const link = z
  .string()
  .trim()
  .transform((text) => (text === '' ? NO_LINK : text))
  .refine(
    (text) =>
      text === NO_LINK ||
      z
        .url({ protocol: /^https$/ })
        .max(300)
        .safeParse(text).success,
    'must be an https address, or empty for none',
  );

const email = z.email('must be an e-mail address').max(120);
const gstin = z
  .string()
  .trim()
  .regex(/^(\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z])?$/, 'must be the 15 characters of the GSTIN, or empty');
const fssaiLicence = z
  .string()
  .trim()
  .regex(/^(\d{14})?$/, 'must be the 14 digits of the licence, or empty');

/** Null when empty. */
const noneOr = <Output>(field: z.ZodType<Output, string>) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(field.nullable());
const yesOrNo = z.enum(['yes', 'no'], 'must be yes or no').transform((word) => word === 'yes');

/** Each setting by its name in the API (spec 3; `…2` is Tamil): its column, and the validation of typed values. */
const SETTINGS = {
  contact_email: { column: 'contactEmail', field: email },
  contact_number: { column: 'contactNumber', field: phone },
  support_contact_no: { column: 'supportContactNo', field: phone },
  address: { column: 'address', field: requiredText(300) },
  address2: { column: 'address2', field: optionalText(300) },
  facebook_link: { column: 'facebookLink', field: link },
  twitter_link: { column: 'twitterLink', field: link },
  insta_link: { column: 'instaLink', field: link },
  youtube_link: { column: 'youtubeLink', field: link },
  play_store_link: { column: 'playStoreLink', field: link },
  app_store_link: { column: 'appStoreLink', field: link },
  legal_name: { column: 'legalName', field: optionalText(120) },
  fssai_licence: { column: 'fssaiLicence', field: fssaiLicence },
  gstin: { column: 'gstin', field: gstin },
  grievance_officer: { column: 'grievanceOfficer', field: optionalText(200) },
  grievance_officer2: { column: 'grievanceOfficer2', field: optionalText(200) },
  grievance_phone: { column: 'grievancePhone', field: phoneOrNone },
  grievance_email: { column: 'grievanceEmail', field: email.or(z.literal('')) },
  bill_note: { column: 'billNote', field: optionalText(300) },
  bill_note2: { column: 'billNote2', field: optionalText(300) },
  return_days: { column: 'returnDays', field: noneOr(wholeNumber(365)) },
  return_fee: { column: 'returnFeePaise', field: noneOr(rupeesField) },
  free_delivery: { column: 'freeDelivery', field: yesOrNo },
  delivery_note: { column: 'deliveryNote', field: optionalText(120) },
  delivery_note2: { column: 'deliveryNote2', field: optionalText(120) },
  picture_note: { column: 'pictureNote', field: optionalText(200) },
  picture_note2: { column: 'pictureNote2', field: optionalText(200) },
  minimum_purchase: { column: 'minimumPurchasePaise', field: rupeesField },
  maximum_purchase: { column: 'maximumPurchasePaise', field: rupeesField },
} as const;

const nameField = z.enum(
  Object.keys(SETTINGS) as (keyof typeof SETTINGS)[],
  `must be one of: ${Object.keys(SETTINGS).join(', ')}`,
);
const settingsOutput = z.record(nameField, z.union([z.string(), z.number()]));
type SettingsOutput = z.output<typeof settingsOutput>;

async function readSettings(db: DbOrTx): Promise<SettingsOutput> {
  const row = await getSettings(db);
  const shown = Object.entries(SETTINGS).map(([name, { column }]) => [name, shownValue(column, row[column])]);
  return settingsOutput.parse(Object.fromEntries(shown));
}

/** The value as typed: amounts in rupees, empty when not set. */
function shownValue(column: string, value: string | number | boolean | null): string | number {
  if (value === null || value === NO_LINK) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'number' && column.endsWith('Paise') ? rupees(value) : value;
}

const settingsText = (settings: SettingsOutput) =>
  pairs(Object.entries(settings).map(([name, value]) => [name, value === '' ? '–' : String(value)] as const));

const show = defineCommand({
  name: 'settings show',
  summary:
    'Show contact details, seller, delivery, returns and purchase limits of the shop; a limit of 0 means none.',
  input: z.object({}),
  output: settingsOutput,
  run: ({ db }) => readSettings(db),
  text: settingsText,
});

const set = defineCommand({
  name: 'settings set',
  summary: 'Change one setting.',
  args: [
    { name: 'name', about: Object.keys(SETTINGS).join(', ') },
    { name: 'value', about: 'the new value; amounts in rupees' },
  ],
  input: z.object({ name: nameField, value: z.string() }),
  output: settingsOutput,
  run: ({ db }, { name, value }) =>
    withTransaction(db, async (tx) => {
      const { column, field } = SETTINGS[name];
      const parsed = field.safeParse(value);
      if (!parsed.success) throw new Refusal(`${name}: ${parsed.error.issues[0]?.message}`);
      await tx.update(siteSettings).set({ [column]: parsed.data });
      const { minimumPurchasePaise: minimum, maximumPurchasePaise: maximum } = await getSettings(tx);
      if (maximum > 0 && minimum > maximum) {
        throw new Refusal('minimum_purchase must not be above maximum_purchase.');
      }
      await recordChanges(tx, [{ kind: 'content' }, { kind: 'settings' }]);
      return readSettings(tx);
    }),
  text: settingsText,
});

export const settingsCommands = [show, set];

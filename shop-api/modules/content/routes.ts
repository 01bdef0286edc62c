import type { FastifyInstance } from 'fastify';
import {
  bannerlist,
  city,
  cms,
  faq,
  generalData,
  orderSettings,
  pincode,
  testimonialData,
} from '@/lib/contract/shop/content';
import { wireStatus } from '@/lib/contract/shop/wire';
import { ShopError } from '@/lib/domain/errors';
import type { Deps } from '@/shop-api/deps';
import { registerCall } from '@/shop-api/plugins/register-call';
import { rupees } from '@/shop-api/rupees';
import { toOrderSettings } from './order-settings';
import {
  findPage,
  getSettings,
  listBanners,
  listCities,
  listFaqs,
  listPincodes,
  listTestimonials,
} from './repository';

export function registerContent(app: FastifyInstance, { db, payments }: Deps): void {
  registerShop(app, db);
  registerCall(app, orderSettings, async () => ({
    data: [toOrderSettings(await getSettings(db), payments)],
  }));
  registerPages(app, db);
  registerPlaces(app, db);
}

function registerShop(app: FastifyInstance, db: Deps['db']): void {
  registerCall(app, bannerlist, async () => {
    const rows = await listBanners(db);
    return { data: { banners: rows.map(({ image, ...banner }) => ({ banner_img: image, ...banner })) } };
  });

  registerCall(app, generalData, async () => {
    const settings = await getSettings(db);
    return {
      site_details: [
        {
          contact_email: settings.contactEmail,
          contact_number: settings.contactNumber,
          support_contact_no: settings.supportContactNo,
          address: settings.address,
          address2: settings.address2,
          facebook_link: settings.facebookLink,
          twitter_link: settings.twitterLink,
          insta_link: settings.instaLink,
          youtube_link: settings.youtubeLink,
          play_store_link: settings.playStoreLink,
          app_store_link: settings.appStoreLink,
          legal_name: settings.legalName,
          fssai_licence: settings.fssaiLicence,
          gstin: settings.gstin,
          grievance_officer: settings.grievanceOfficer,
          grievance_officer2: settings.grievanceOfficer2,
          grievance_phone: settings.grievancePhone,
          grievance_email: settings.grievanceEmail,
          bill_note: settings.billNote,
          bill_note2: settings.billNote2,
          return_days: settings.returnDays,
          return_fee: settings.returnFeePaise === null ? null : rupees(settings.returnFeePaise),
          free_delivery: settings.freeDelivery ? '1' : '0',
          delivery_note: settings.deliveryNote,
          delivery_note2: settings.deliveryNote2,
          picture_note: settings.pictureNote,
          picture_note2: settings.pictureNote2,
        },
      ],
    };
  });
}

function registerPages(app: FastifyInstance, db: Deps['db']): void {
  registerCall(app, cms, async ({ input: { page_url: pageName } }) => {
    const page = await findPage(db, pageName);
    if (!page) throw new ShopError('not_found', { field: 'page_url' });
    return { ...page, page_name: pageName };
  });

  registerCall(app, faq, async () => {
    return { data: await listFaqs(db) };
  });

  registerCall(app, testimonialData, async () => {
    const rows = await listTestimonials(db);
    return {
      data: rows.map(({ comments, comments2, name, name2, designation, designation2 }) => ({
        comments,
        comments2,
        testimonial_name: name,
        testimonial_name2: name2,
        testimonial_designation: designation,
        testimonial_designation2: designation2,
      })),
    };
  });
}

function registerPlaces(app: FastifyInstance, db: Deps['db']): void {
  registerCall(app, city, async () => {
    const rows = await listCities(db);
    return { data: rows.map(({ name }) => ({ city_name: name })) };
  });

  registerCall(app, pincode, async ({ input: { city_name: cityName } }) => {
    const rows = await listPincodes(db, cityName);
    return { status: rows.length > 0 ? wireStatus.done : wireStatus.none, pincode_list: rows };
  });
}

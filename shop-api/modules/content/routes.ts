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
import { ShopError } from '@/lib/domain/errors';
import { paise, rupeesFromPaise } from '@/lib/domain/money';
import type { Deps } from '@/shop-api/deps';
import { registerCall } from '@/shop-api/plugins/register-call';
import { wireStatus } from '@/shop-api/plugins/wire-status';
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
  registerOrderSettings(app, db, payments !== undefined);
  registerPages(app, db);
  registerPlaces(app, db);
}

function registerShop(app: FastifyInstance, db: Deps['db']): void {
  registerCall(app, bannerlist, async () => {
    const rows = await listBanners(db);
    const toWire = ({ image, title, text: words, link }: (typeof rows)[number]) => ({
      banner_img: image,
      title,
      text: words,
      link,
    });
    return { data: { banners: rows.map(toWire) } };
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
          grievance_phone: settings.grievancePhone,
          grievance_email: settings.grievanceEmail,
          bill_note: settings.billNote,
          return_days: settings.returnDays,
          return_fee:
            settings.returnFeePaise === null ? null : rupeesFromPaise(paise(settings.returnFeePaise)),
          free_delivery: settings.freeDelivery ? '1' : '0',
          delivery_note: settings.deliveryNote,
          picture_note: settings.pictureNote,
        },
      ],
    };
  });
}

function registerOrderSettings(app: FastifyInstance, db: Deps['db'], takesOnlinePayment: boolean): void {
  registerCall(app, orderSettings, async () => {
    const { minimumPurchasePaise, maximumPurchasePaise } = await getSettings(db);
    const settings = {
      minimum_purchase: rupeesFromPaise(paise(minimumPurchasePaise)),
      maximum_purchase: rupeesFromPaise(paise(maximumPurchasePaise)),
      online_payment: takesOnlinePayment ? ('1' as const) : ('0' as const),
    };
    return { data: [settings] };
  });
}

function registerPages(app: FastifyInstance, db: Deps['db']): void {
  registerCall(app, cms, async ({ input: { page_url: pageName } }) => {
    const page = await findPage(db, pageName);
    if (!page) throw new ShopError('not_found', { field: 'page_url' });
    return { page_name: pageName, title: page.title, description: page.description };
  });

  registerCall(app, faq, async () => {
    const rows = await listFaqs(db);
    return { data: rows.map(({ id, question, answer }) => ({ id, question, answer })) };
  });

  registerCall(app, testimonialData, async () => {
    const rows = await listTestimonials(db);
    return {
      data: rows.map(({ comments, name, designation }) => ({
        comments,
        testimonial_name: name,
        testimonial_designation: designation,
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

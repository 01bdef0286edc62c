import type { Category } from '@/lib/contract/bff/catalogue';
import type { SiteDetails } from '@/lib/contract/bff/content';
import { NO_SELLER } from '@/lib/domain/seller';

export const SAMPLE_CATEGORIES: readonly Category[] = [
  {
    slug: 'vegetables',
    name: 'Everyday Vegetables',
    name2: 'அன்றாட காய்கறிகள்',
    image: '',
    tone: 'veg',
    productCount: 24,
  },
  {
    slug: 'native-gourds',
    name: 'Gourds & Native Vegetables',
    name2: 'நாட்டு காய்கறிகள்',
    image: '',
    tone: 'green',
    productCount: 18,
  },
  {
    slug: 'roots-tubers',
    name: 'Roots & Tubers',
    name2: 'கிழங்கு வகைகள்',
    image: '',
    tone: 'root',
    productCount: 12,
  },
  {
    slug: 'keerai',
    name: 'Keerai (Leafy Greens)',
    name2: 'கீரை வகைகள்',
    image: '',
    tone: 'green',
    productCount: 14,
  },
  { slug: 'fruits', name: 'Fresh Fruits', name2: 'பழங்கள்', image: '', tone: 'fruit', productCount: 20 },
  {
    slug: 'banana-coconut',
    name: 'Banana & Coconut',
    name2: 'வாழை மற்றும் தேங்காய்',
    image: '',
    tone: 'nut',
    productCount: 9,
  },
];

export const SAMPLE_DETAILS: SiteDetails = {
  email: 'help@koodai.example',
  phone: '0422 400 1234',
  supportPhone: '0422 400 1234',
  address: { words: 'Coimbatore' },
  links: {
    facebook: 'https://facebook.com',
    twitter: 'https://x.com',
    instagram: 'https://instagram.com',
    youtube: 'https://youtube.com',
  },
  seller: {
    ...NO_SELLER,
    legalName: { words: 'Koodai sample shop' },
    fssaiLicence: '00000000000000',
    grievanceOfficer: { words: 'hello@koodai.example' },
  },
  terms: { isDeliveryFree: true },
};

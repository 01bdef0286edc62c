import { newMobile } from '@/shop-api/testing/shoppers';
import { done, get, newKey, post, put, type Route, reads, remove, type Scene } from './route';

const ADDRESS = {
  name: 'Meena',
  mobile: '9876543210',
  email: '',
  address: '7 Temple Street',
  area: 'Town Hall',
  landmark: '',
  state: 'Tamil Nadu',
  city: 'Coimbatore',
  pincode: '641002',
};
const PROFILE = { name: 'Meena Kumari', email: 'meena@example.com', birthDate: '1990-05-01', gender: 2 };
const PINCODE = '641002';

const addresses = () => '/api/addresses';
const ownAddress = ({ buyer }: Scene) => `/api/addresses/${buyer.addressId}`;
const favourite = ({ product }: Scene) => `/api/favourites/${product.id}`;
/** For a sold-out product: an alert for one in stock is sent and removed at once. */
const stockAlert = ({ soldOut }: Scene) => `/api/stock-alerts/${soldOut.id}`;
const pincodeAlert = `/api/pincode-alerts/${PINCODE}`;

async function requestCode(scene: Scene): Promise<string> {
  const mobile = newMobile();
  await done(scene, post('/api/session/otp', { name: 'Meena', mobile }));
  return mobile;
}

export const ACCOUNT_ROUTES: Readonly<Record<string, Route>> = {
  register: { prepare: async () => post('/api/session/otp', { name: 'Meena', mobile: newMobile() }) },
  resendotp: {
    prepare: async (scene) => post('/api/session/otp/resend', { mobile: await requestCode(scene) }),
  },
  verifyotp: {
    prepare: async (scene) => {
      const mobile = await requestCode(scene);
      return post('/api/session/verify', { mobile, otp: await scene.codeFor(mobile) }, newKey());
    },
  },
  signout: { prepare: async () => remove('/api/session'), isMissable: true },
  signouteverywhere: { prepare: async () => remove('/api/session/everywhere'), onceMore: 401 },
  userValidate: { ...reads(get('/api/session')), isMissable: true },

  profile: reads(get('/api/profile')),
  profileEdit: { prepare: async () => put('/api/profile', PROFILE), seenAt: () => '/api/profile' },
  exportdata: reads(get('/api/profile/data')),
  deletecheck: reads(get('/api/profile/unfinished')),
  deleteaccount: { prepare: async () => remove('/api/profile', { confirm: 'DELETE' }) },

  address: { prepare: async () => post('/api/addresses', ADDRESS), seenAt: addresses },
  addressupdate: { prepare: async (scene) => put(ownAddress(scene), ADDRESS), seenAt: addresses },
  addressdelete: { prepare: async (scene) => remove(ownAddress(scene)), seenAt: addresses, onceMore: 404 },
  addresslisting: reads(get('/api/addresses')),
  defaultaddress: {
    prepare: async (scene) => {
      await done(scene, post('/api/addresses', ADDRESS));
      const { json } = await done(scene, get('/api/addresses'));
      const other = Object(json).addresses.find(({ isDefault }: { isDefault: boolean }) => !isDefault);
      return post(`/api/addresses/${other.id}/default`);
    },
    seenAt: addresses,
  },

  favourites: { prepare: async (scene) => put(favourite(scene)), seenAt: () => '/api/favourites' },
  favouritesremove: {
    prepare: async (scene) => {
      await done(scene, put(favourite(scene)));
      return remove(favourite(scene));
    },
    seenAt: () => '/api/favourites',
  },
  favouriteslist: reads(get('/api/favourites')),
  stockalert: { prepare: async (scene) => put(stockAlert(scene)), seenAt: () => '/api/stock-alerts' },
  stockalertremove: {
    prepare: async (scene) => {
      await done(scene, put(stockAlert(scene)));
      return remove(stockAlert(scene));
    },
    seenAt: () => '/api/stock-alerts',
  },
  stockalertlist: reads(get('/api/stock-alerts')),
  pincodealert: { prepare: async () => put(pincodeAlert), seenAt: () => '/api/pincode-alerts' },
  pincodealertremove: {
    prepare: async (scene) => {
      await done(scene, put(pincodeAlert));
      return remove(pincodeAlert);
    },
    seenAt: () => '/api/pincode-alerts',
  },
  pincodealertlist: reads(get('/api/pincode-alerts')),
};

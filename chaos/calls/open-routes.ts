import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { secrets } from '@/chaos/testing/whole-shop';
import { captchaChallenge } from '@/lib/contract/bff/enquiry';
import { done, get, post, type Route, reads, type Scene } from './route';

const ENQUIRY = {
  fullName: 'Meena Kumari',
  email: 'meena@example.com',
  messages: 'Do you have drumstick leaves?',
  kind: 'message',
};

export const OPEN_ROUTES: Readonly<Record<string, Route>> = {
  // why: a repeated query is a cache hit (server/cache/api-cache-policy.ts) and makes no call
  searchproduct: {
    prepare: async ({ buyer }) => get(`/api/suggestions?q=tomato+${buyer.mobile}`),
    isRead: true,
  },
  movedaddresses: reads({
    ...get('/api/moved'),
    headers: { authorization: `Bearer ${secrets.REVALIDATE_SECRET}` },
  }),
  socialShare: { prepare: async ({ product }) => post(`/api/products/${product.id}/share`), isRead: true },
  pincodeAvailability: reads(get('/api/delivery?pincode=641002')),
  pincodeNearby: reads(post('/api/location', { latitude: 11.017, longitude: 76.956 })),
  enquirySave: {
    prepare: async (scene) => {
      const captcha = await solvedCaptcha(scene);
      return post('/api/enquiries', { ...ENQUIRY, phoneNumber: scene.buyer.mobile, captcha });
    },
  },
};

async function solvedCaptcha(scene: Scene): Promise<string> {
  const { json } = await done(scene, get('/api/captcha'));
  const challenge = captchaChallenge.parse(json);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the captcha was not solved');
  const { counter, derivedKey } = solution;
  return JSON.stringify({ challenge, solution: { counter, derivedKey } });
}

import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { lastCode } from '@/lib/contract/test-mode';
import type { Shop } from './open-shop';

const MOBILE = '9876543210';
const ADDRESS = {
  name: 'Meena Kumar',
  mobile: MOBILE,
  email: '',
  address: '12 Kamarajar Street',
  area: 'RS Puram',
  landmark: '',
  city: 'Coimbatore',
  pincode: '641002',
};
const LINES = ['cabbage', 'cucumber', 'beetroot'];
const QUANTITY = 5;
const TRIES = 100;
const BETWEEN_MS = 50;

const cards = z.object({ products: z.array(z.object({ id: z.number() })).min(1) });
const code = z.object({ code: z.string() });

/** Signs in a customer, with an address and a full cart, by the browser's API routes. Resolves with the cookies. */
export async function customerCookie(shop: Shop): Promise<string> {
  const jar = new Map<string, string>();
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = {
      origin: shop.origin,
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
    };
    const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
    const response = await fetch(new URL(path, shop.origin), init);
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      jar.set(name, value);
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
    return response.json();
  };
  await ask('POST', '/api/session/otp', { name: ADDRESS.name, mobile: MOBILE });
  await ask('POST', '/api/session/verify', { mobile: MOBILE, otp: await sentCode(shop) });
  await ask('POST', '/api/addresses', ADDRESS);
  const { products } = cards.parse(await ask('GET', `/api/products/cards?slugs=${LINES.join(',')}`));
  for (const { id } of products) await ask('PUT', `/api/cart/lines/${id}`, { quantity: QUANTITY });
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

async function sentCode({ apiUrl, token }: Shop): Promise<string> {
  const url = new URL(lastCode.path, apiUrl);
  url.searchParams.set('mobile', MOBILE);
  for (let left = TRIES; left > 0; left--) {
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    if (response.ok) return code.parse(await response.json()).code;
    await pause(BETWEEN_MS);
  }
  throw new Error('No code was sent');
}

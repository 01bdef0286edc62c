import 'server-only';
import { city, pincode } from '@/lib/contract/shop/content';
import { type Caller, shopFetch } from './shop-fetch';

/** Cities of the address form, in the shop's order. */
export async function listCities(caller?: Caller): Promise<string[]> {
  return (await shopFetch(city, {}, caller)).data.map(({ city_name }) => city_name);
}

/** Pincodes of a city; none for an unknown one. */
export async function listPincodes(cityName: string, caller?: Caller): Promise<string[]> {
  const answer = await shopFetch(pincode, { city_name: cityName }, { ...caller, read: true });
  return answer.pincode_list.map((row) => row.pincode);
}

import 'server-only';
import { city, pincode } from '@/lib/contract/shop/content';
import { shopFetch } from './shop-fetch';

/** Cities of the address form, in the shop's order. */
export async function listCities(): Promise<string[]> {
  return (await shopFetch(city, {})).data.map(({ city_name }) => city_name);
}

/** Pincodes of a city; none for an unknown city. */
export async function listPincodes(cityName: string): Promise<string[]> {
  const answer = await shopFetch(pincode, { city_name: cityName });
  return answer.pincode_list.map((row) => row.pincode);
}

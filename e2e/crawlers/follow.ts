import { settings } from '@/e2e/fixtures/settings';
import { absolute } from './read-page';

export type Followed = { statuses: number[]; end: string };

const MOST_STEPS = 4;

/** Follows redirects by hand. Returns each status and the final URL. */
export async function follow(path: string, init: RequestInit = {}): Promise<Followed> {
  const statuses: number[] = [];
  let address = absolute(path);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const response = await fetch(address, { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    statuses.push(response.status);
    if (!location) break;
    address = new URL(location, address).href;
  }
  return { statuses, end: address.replace(settings.origin, '') };
}

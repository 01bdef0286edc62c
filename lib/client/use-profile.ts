'use client';

import useSWR, { mutate } from 'swr';
import type { Profile } from '@/lib/contract/bff/account';
import { fetchJson } from './fetcher';
import { isProfileAnswer, type ProfileAnswer } from './guards';
import { keys } from './keys';
import { swrOptions } from './swr-options';

export type UseProfile = {
  profile: Profile | undefined;
  isLoading: boolean;
  failed: boolean;
  /** Saves the profile; resolves with the server's message. @throws ShopError */
  update: typeof updateProfile;
};

/** The customer's profile (spec 2, My Profile). Nothing is loaded while `waiting`. */
export function useProfile(waiting = false): UseProfile {
  const { data, error, isLoading } = useSWR(
    waiting ? null : keys.profile,
    () => fetchJson(keys.profile, isProfileAnswer),
    swrOptions,
  );
  return {
    profile: data?.profile,
    isLoading,
    failed: error !== undefined && data === undefined,
    update: updateProfile,
  };
}

async function updateProfile(body: Omit<Profile, 'mobile'>): Promise<string> {
  const answer = await fetchJson(keys.profile, isProfileAnswer, { method: 'PUT', body });
  await mutate<ProfileAnswer>(keys.profile, { profile: answer.profile }, { revalidate: false });
  await mutate(keys.session);
  return answer.message ?? '';
}

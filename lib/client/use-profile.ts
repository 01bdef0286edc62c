'use client';

import { keys } from '@/lib/config/api-paths';
import type { Profile } from '@/lib/contract/bff/account';
import { changeData } from './change-data';
import { shapeOf } from './guards';
import { revalidate } from './revalidate';
import { useRead } from './use-read';

type ProfileAnswer = { profile: Profile; message?: string | undefined };
const isProfileAnswer = shapeOf<ProfileAnswer>({ profile: 'record', message: 'any' });

type UseProfile = {
  profile: Profile | undefined;
  isLoading: boolean;
  failed: boolean;
  /** Saves the profile; resolves with the server's message. @throws ShopError */
  update: typeof updateProfile;
};

/** The customer's profile (spec 2, My Profile). Nothing is loaded while `waiting`. */
export function useProfile(waiting = false): UseProfile {
  const { data, isLoading, failed } = useRead(waiting ? null : keys.profile, isProfileAnswer);
  return { profile: data?.profile, isLoading, failed, update: updateProfile };
}

async function updateProfile(body: Omit<Profile, 'mobile'>): Promise<string> {
  const change = { path: keys.profile, method: 'PUT', body } as const;
  const { message } = await changeData(keys.profile, isProfileAnswer, change);
  await revalidate(keys.session);
  return message ?? '';
}

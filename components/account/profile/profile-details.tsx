import type { Profile } from '@/lib/contract/bff/account';
import { DataSection } from './data-section';
import { ProfileForm } from './profile-form';

/** In one file, so that the section below the form appears with it: it would move under a press. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  return (
    <>
      <ProfileForm profile={profile} />
      <DataSection />
    </>
  );
}

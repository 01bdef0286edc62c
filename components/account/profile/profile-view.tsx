'use client';

import dynamic from 'next/dynamic';
import { FailedState } from '@/components/ui/empty-state/failed-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import { revalidate } from '@/lib/client/revalidate';
import { useProfile } from '@/lib/client/use-profile';
import { keys } from '@/lib/config/api-paths';
import styles from './profile.module.css';

const ProfileDetails = dynamic(() => import('./profile-details').then((file) => file.ProfileDetails), {
  loading: ProfileSkeleton,
});

/** `waiting`: the session is not known yet. */
export function ProfileView({ waiting }: { waiting?: boolean }) {
  const { profile, failed } = useProfile(waiting);
  if (profile) return <ProfileDetails profile={profile} />;
  if (failed) return <FailedState onRetry={() => revalidate(keys.profile)} />;
  return <ProfileSkeleton />;
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup className={styles.skeleton}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

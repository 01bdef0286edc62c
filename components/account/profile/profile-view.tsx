'use client';

import { lazy, Suspense } from 'react';
import { FailedState } from '@/components/ui/empty-state/failed-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import { revalidate } from '@/lib/client/revalidate';
import { useProfile } from '@/lib/client/use-profile';
import { keys } from '@/lib/config/api-paths';
import styles from './profile.module.css';

const ProfileDetails = lazy(() =>
  import('./profile-details').then((file) => ({ default: file.ProfileDetails })),
);

/** `waiting`: the session is not known yet. */
export function ProfileView({ waiting }: { waiting?: boolean }) {
  const { profile, failed } = useProfile(waiting);
  if (profile)
    return (
      <Suspense fallback={<ProfileSkeleton />}>
        <ProfileDetails profile={profile} />
      </Suspense>
    );
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

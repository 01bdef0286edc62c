'use client';

import { FailedState } from '@/components/ui/empty-state/failed-state';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import { keys } from '@/lib/client/keys';
import { reread } from '@/lib/client/reread';
import { useProfile } from '@/lib/client/use-profile';
import styles from './profile.module.css';
import { ProfileForm } from './profile-form';

export function ProfileView() {
  const { profile, failed } = useProfile();
  if (profile) return <ProfileForm profile={profile} />;
  if (failed) return <FailedState onRetry={() => reread(keys.profile)} />;
  return <ProfileSkeleton />;
}

export function ProfileSkeleton() {
  return (
    <SkeletonGroup className={styles.skeleton}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

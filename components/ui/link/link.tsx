'use client';

import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { wantsLessData } from '@/components/ui/less-data';

/** The framework's link, which fetches no page ahead where less data is wanted. */
export function Link({ prefetch, ...link }: ComponentProps<typeof NextLink>) {
  return <NextLink {...link} prefetch={wantsLessData() ? false : prefetch} />;
}

import type { Metadata } from 'next';
import { LegacySignIn } from '@/components/content/legacy/legacy-sign-in';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: text('legacy.forgot_title'),
    path: paths.legacyForgotPassword,
    indexed: false,
  });
}

/** The old shop's way to a new password: it looks like one and does nothing (spec 2). */
export default function LegacyForgotPasswordPage() {
  return <LegacySignIn kind="forgot" />;
}

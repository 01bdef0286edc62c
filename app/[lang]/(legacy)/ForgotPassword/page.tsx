import type { Metadata } from 'next';
import { LegacySignIn } from '@/components/content/legacy/legacy-sign-in';
import { unlinkedPaths } from '@/lib/config/unlinked-paths';
import { getText } from '@/lib/messages/get-text';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return pageMetadata({
    title: text('legacy.forgot_title'),
    path: unlinkedPaths.legacyForgotPassword,
    indexed: false,
  });
}

/** The old shop's password reset: only its looks, it does nothing (spec 2). */
export default function LegacyForgotPasswordPage() {
  return <LegacySignIn kind="forgot" />;
}

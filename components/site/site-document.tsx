import { type ReactNode, Suspense } from 'react';
import { IconSprite } from '@/components/ui/icon/icon-sprite';
import { ScrollToTop } from '@/components/ui/scroll-to-top/scroll-to-top';
import { ToastHost } from '@/components/ui/toast/toast-host';
import { FreeDeliveryProvider } from '@/lib/client/free-delivery';
import type { DeliveryTerms } from '@/lib/contract/bff/content';
import { PageTextProvider } from '@/lib/messages/page-text/page-text-provider';
import { useText } from '@/lib/messages/use-text';
import { FocusAfterNavigation } from './focus-after-navigation';
import { Hydrated } from './hydrated';
import { PageTasks } from './page-tasks';
import { SkipLink } from './skip-link';
import '@/app/styles/global.css';

/** The html document around every page, including the not-found page of unknown URLs. */
export function SiteDocument({ terms, children }: { terms: DeliveryTerms; children: ReactNode }) {
  const { language } = useText();
  return (
    <html lang={`${language}-IN`}>
      <body>
        <PageTextProvider language={language}>
          <SkipLink />
          <IconSprite />
          <FreeDeliveryProvider isFree={terms.isDeliveryFree}>
            {children}
            <ScrollToTop />
            <Suspense>
              <FocusAfterNavigation />
            </Suspense>
            <PageTasks />
          </FreeDeliveryProvider>
          <ToastHost />
          <Hydrated />
        </PageTextProvider>
      </body>
    </html>
  );
}

import { type ReactNode, Suspense } from 'react';
import { preload } from 'react-dom';
import { IconSprite } from '@/components/ui/icon/icon-sprite';
import { ScrollToTop } from '@/components/ui/scroll-to-top/scroll-to-top';
import { ToastHost } from '@/components/ui/toast/toast-host';
import { FocusAfterNavigation } from './focus-after-navigation';
import { ModalHost } from './modal-host';
import { SkipLink } from './skip-link';
import '@/app/styles/global.css';

/** The whole document: what every page has around it, the not-found page of unknown addresses included. */
export function SiteDocument({ children }: { children: ReactNode }) {
  preload('/fonts/anek-latin.woff2', { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en-IN">
      <body>
        <SkipLink />
        <IconSprite />
        {children}
        <ScrollToTop />
        <Suspense>
          <FocusAfterNavigation />
        </Suspense>
        <ModalHost />
        <ToastHost />
      </body>
    </html>
  );
}

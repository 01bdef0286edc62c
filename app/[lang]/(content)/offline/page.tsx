import { KeptPagesList } from '@/components/content/offline/kept-pages-list';
import { buttonClass } from '@/components/ui/button/button-class';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { useText } from '@/lib/messages/use-text';
import { titled } from '@/lib/seo/titled';

export const generateMetadata = titled('offline.title', { robots: { index: false } });

/** The service worker shows this page, under the requested URL, when it has not cached the page. */
export default function OfflinePage() {
  const text = useText();
  return (
    <div className="wrap">
      <h1 className="sr-only">{text('offline.title')}</h1>
      <EmptyState
        title={text('offline.not_kept')}
        text={text('offline.text')}
        action={
          // biome-ignore lint/a11y/useValidAnchor: an empty address is the one in the browser's bar, without script too
          <a className={buttonClass({})} href="">
            {text('action.retry')}
          </a>
        }
      />
      <KeptPagesList />
    </div>
  );
}

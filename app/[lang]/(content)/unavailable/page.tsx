import { buttonClass } from '@/components/ui/button/button-class';
import { ButtonLink } from '@/components/ui/button/button-link';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import { titled } from '@/lib/seo/titled';

export const generateMetadata = titled('error.page_title', { robots: { index: false } });

/** The front sends this page with status 503 under the URL of a page that failed to render (decisions.md 33). */
export default function UnavailablePage() {
  const text = useText();
  return (
    <div className="wrap">
      <EmptyState
        tone="error"
        heading="h1"
        title={text('error.page_title')}
        text={text('error.page_text')}
        action={
          <>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one in the browser's bar, without script too */}
            <a className={buttonClass({})} href="">
              {text('action.retry')}
            </a>
            <ButtonLink variant="line" href={paths.home}>
              {text('nav.back_home')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

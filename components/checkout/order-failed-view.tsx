import { ButtonLink } from '@/components/ui/button/button-link';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { ResultPage } from './result-page';

/** 'Your order is failed !' with Try Again and Home (spec 2). */
export function OrderFailedView() {
  return (
    <ResultPage
      outcome="failed"
      title={text('failed.title')}
      text={text('failed.text')}
      actions={
        <>
          <ButtonLink href={paths.checkout} prefetch={false}>
            {text('failed.try_again')}
          </ButtonLink>
          <ButtonLink variant="line" href={paths.home}>
            {text('nav.home')}
          </ButtonLink>
        </>
      }
    />
  );
}

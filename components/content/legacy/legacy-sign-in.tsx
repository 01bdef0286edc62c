import { Button } from '@/components/ui/button/button';
import { TextField } from '@/components/ui/field/text-field';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { DIAMOND } from '@/components/ui/kolam/diamond';
import { Kolam } from '@/components/ui/kolam/kolam';
import { DocumentLink } from '@/components/ui/link/document-link';
import { paths } from '@/lib/config/paths';
import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import { ContentPage } from '../content-page';
import { InertForm } from './inert-form';
import styles from './legacy.module.css';

const TITLES = { login: 'legacy.login_title', forgot: 'legacy.forgot_title' } as const;
const ACTIONS = { login: 'legacy.login', forgot: 'legacy.forgot' } as const;

/** The old shop's sign-in by email and password. */
export function LegacySignIn({ kind }: { kind: keyof typeof TITLES }) {
  const text = useText();
  return (
    <ContentPage title={text(TITLES[kind])}>
      <div className={styles.signIn}>
        <div className={styles.panel}>
          <Kolam className={styles.kolam} drawing={DIAMOND} />
          <p className={styles.welcome} lang={OTHER_LANGUAGE[text.language]}>
            {text('signin.welcome2')}
          </p>
          <p className={styles.line}>{text('signin.panel_account')}</p>
        </div>
        <div className={styles.body}>
          <InlineMessage>
            {text('legacy.sign_in_note')}{' '}
            <DocumentLink className="link" href={paths.signIn(paths.home)}>
              {text('legacy.sign_in_link')}
            </DocumentLink>
          </InlineMessage>
          <InertForm>
            <TextField label={text('legacy.email')} type="email" autoComplete="off" />
            {kind === 'login' && (
              <TextField label={text('legacy.password')} type="password" autoComplete="off" />
            )}
            <Button type="submit" size="lg" block>
              {text(ACTIONS[kind])}
            </Button>
          </InertForm>
        </div>
      </div>
    </ContentPage>
  );
}

import { Button } from '@/components/ui/button/button';
import { TextField } from '@/components/ui/field/text-field';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { ContentPage } from '../content-page';
import { InertForm } from './inert-form';
import styles from './legacy.module.css';

const TITLES = { login: 'legacy.login_title', forgot: 'legacy.forgot_title' } as const;
const ACTIONS = { login: 'legacy.login', forgot: 'legacy.forgot' } as const;

/** Email and password as the old shop asked for them. */
export function LegacySignIn({ kind }: { kind: keyof typeof TITLES }) {
  return (
    <ContentPage title={text(TITLES[kind])}>
      <div className={styles.narrow}>
        <InlineMessage>
          {text('legacy.sign_in_note')}{' '}
          <a className="link" href={paths.signIn(paths.home)}>
            {text('legacy.sign_in_link')}
          </a>
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
    </ContentPage>
  );
}

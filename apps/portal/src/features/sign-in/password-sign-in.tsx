import { useTranslations } from 'use-intl';
import type { SignedIn } from '../../lib/session/complete-sign-in.ts';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { PasswordForm } from '../../parts/sign-in/password-form.tsx';
import { signIn } from './sign-in.ts';
import styles from './sign-in.module.css';

export function PasswordSignIn({ onSignedIn }: { readonly onSignedIn: (signedIn: SignedIn) => void }) {
  const t = useTranslations('portal.signIn');
  return (
    <PasswordForm
      send={async (account, password) => onSignedIn(await signIn({ method: 'password', account, password }))}
    >
      <p className={styles.forgotten}>
        <a href={hrefTo('/pass')}>{t('forgotten')}</a>
      </p>
    </PasswordForm>
  );
}

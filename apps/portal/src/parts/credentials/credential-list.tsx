import { Button } from '@portico/ui/button';
import { useTranslations } from 'use-intl';
import { useCopy } from '../copying/use-copy.ts';
import styles from './credential-list.module.css';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

/** Generated credentials, to be copied or written down. */
export function CredentialList({ credentials }: { readonly credentials: Credentials }) {
  const t = useTranslations('accounts.success');
  const { state, copy } = useCopy();
  return (
    <div className={styles.sheet}>
      <dl className={styles.list}>
        <dt>{t('account')}</dt>
        <dd>{credentials.account}</dd>
        <dt>{t('password')}</dt>
        <dd>{credentials.password}</dd>
      </dl>
      <Button kind="secondary" onClick={() => void copy(`${credentials.account}\n${credentials.password}`)}>
        {t('copy')}
      </Button>
      <p role="status" data-failed={state === 'failed' || undefined}>
        {state === 'copied' ? t('copied') : null}
        {state === 'failed' ? t('copyFailed') : null}
      </p>
    </div>
  );
}

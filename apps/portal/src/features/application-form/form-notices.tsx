import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { useApplication } from '../../lib/state/application-store.ts';
import { useOnline } from '../../lib/use-online.ts';
import styles from './application.module.css';

/** Notices for every step: no password, offline, signed out. */
export function FormNotices({ onSignIn }: { readonly onSignIn: (() => void) | null }) {
  const t = useTranslations('application.notices');
  const passwordFree = useApplication((application) => application.passwordFree);
  const isOnline = useOnline();
  return (
    <>
      {passwordFree ? <p className={styles.standing}>{t('passwordFree')}</p> : null}
      <p role="status" className={styles.offline} hidden={isOnline} data-no-print>
        {isOnline ? '' : t('offline')}
      </p>
      {onSignIn === null ? null : (
        <Notice kind="warning">
          <div className={styles.failed}>
            <p>{t('signedOut')}</p>
            <Button onClick={onSignIn}>{t('signInAgain')}</Button>
          </div>
        </Notice>
      )}
    </>
  );
}

import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { PageHeading } from '@portico/ui/page-heading';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import styles from './recommender.module.css';

interface LoadFailureProps {
  readonly failure: unknown;
  readonly title?: string;
  readonly onRetry: () => void;
}

/** A page that could not be loaded; no text is lost by that. */
export function LoadFailure({ failure, title, onRetry }: LoadFailureProps) {
  const t = useTranslations('reference');
  const failureText = useFailureText();
  return (
    <>
      <PageHeading title={title ?? t('failed')} />
      <Notice kind="error">
        <div className={styles.stack}>
          <p>{navigator.onLine ? failureText(failure) : t('failedOffline')}</p>
          <Button onClick={onRetry}>{t('retry')}</Button>
        </div>
      </Notice>
    </>
  );
}

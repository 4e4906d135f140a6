import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import styles from './articles.module.css';

interface LoadingFailedProps {
  readonly error: Error;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

export function LoadingFailed({ error, isBusy, onRetry }: LoadingFailedProps) {
  const t = useTranslations('articles');
  const failureText = useFailureText();
  return (
    <Notice kind="error" title={t('failed')}>
      <div className={styles.stack}>
        <p>{failureText(error)}</p>
        <Button onClick={onRetry} busy={isBusy}>
          {t('retry')}
        </Button>
      </div>
    </Notice>
  );
}

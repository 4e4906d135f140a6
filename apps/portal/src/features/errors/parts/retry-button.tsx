import { Button } from '@portico/ui/button';
import { Notice } from '@portico/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { serverAnswers } from '../../../lib/chunks/server-answers.ts';

/**
 * Reloads the page, but only once the server answers: our message about a lost connection is better than the browser's.
 */
export function RetryButton() {
  const t = useTranslations('portal');
  const [trial, setTrial] = useState<'none' | 'running' | 'failed'>('none');
  const retry = async () => {
    setTrial('running');
    if (await serverAnswers()) location.reload();
    else setTrial('failed');
  };
  return (
    <>
      <Button kind="primary" busy={trial === 'running'} onClick={() => void retry()}>
        {t('retry')}
      </Button>
      {trial === 'failed' ? <Notice kind="error">{t('failure.network')}</Notice> : null}
    </>
  );
}

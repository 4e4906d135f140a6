import { revokeApply } from '@portico/contract/submissions';
import { Button } from '@portico/ui/button';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Notice } from '@portico/ui/notice';
import { useToast } from '@portico/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { pathTo } from '../../../lib/navigation/paths.ts';
import { goTo } from '../../../lib/navigation/hash-location.ts';
import { batchesQuery } from '../../../lib/queries.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { Moment } from '../../../parts/batch-times/moment.tsx';
import type { LoadedPreviewProps } from '../preview-props.ts';
import styles from '../preview.module.css';
import { useStateChange } from './use-state-change.ts';

type RevokeProps = Pick<LoadedPreviewProps, 'preview' | 'user' | 'language'>;

/** Withdraws a submitted application, after a confirmation that says what happens. */
export function Revoke(props: RevokeProps) {
  const t = useTranslations('submission.revoke');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button kind="secondary" onClick={() => setIsAsking(true)}>
        {t('button')}
      </Button>
      {isAsking ? <Question {...props} onCancel={() => setIsAsking(false)} /> : null}
    </>
  );
}

function Question({ preview, user, language, onCancel }: RevokeProps & { readonly onCancel: () => void }) {
  const t = useTranslations('submission.revoke');
  const failureText = useFailureText();
  const toast = useToast();
  const { data: batches } = useQuery(batchesQuery);
  const end = batches?.find(({ batchId }) => batchId === user?.batchId)?.end_time;
  const { run, isPending, error } = useStateChange(
    (idempotencyKey) => call(revokeApply, {}, { idempotencyKey }),
    () => {
      toast(t('done'), 'success');
      goTo(pathTo('/applyform'), { force: true });
    },
  );
  return (
    <ConfirmDialog
      open
      danger
      title={t('title')}
      texts={{ confirm: t('confirm'), cancel: t('cancel') }}
      busy={isPending}
      onConfirm={run}
      onCancel={() => (isPending ? undefined : onCancel())}
    >
      <div className={styles.stack}>
        <ul className={styles.points}>
          <li>{t('uncounted')}</li>
          <li>{t('again')}</li>
          <li>{t('deadline')}</li>
          <li>{t('number', { number: preview.number })}</li>
        </ul>
        {end === undefined ? null : (
          <dl>
            <Moment label={t('closes')} at={end} language={language} timeZone={preview.time_zone} />
          </dl>
        )}
        {error === null ? null : (
          <Notice kind="error" title={t('failed')}>
            {failureText(error)}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}

import { reapply } from '@portico/contract/submissions';
import { Button } from '@portico/ui/button';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Notice } from '@portico/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../lib/api.ts';
import { pathTo } from '../../../lib/navigation/paths.ts';
import { goTo } from '../../../lib/navigation/hash-location.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import type { LoadedPreviewProps } from '../preview-props.ts';
import styles from '../preview.module.css';
import { useStateChange } from './use-state-change.ts';

type ReapplyProps = Pick<LoadedPreviewProps, 'preview' | 'project'>;

/** Applies again with the same answers, after a confirmation that says what happens. */
export function Reapply(props: ReapplyProps) {
  const t = useTranslations('submission.reapply');
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

function Question({ preview, project, onCancel }: ReapplyProps & { readonly onCancel: () => void }) {
  const t = useTranslations('submission.reapply');
  const failureText = useFailureText();
  const { run, isPending, error } = useStateChange(
    (idempotencyKey) => call(reapply, {}, { idempotencyKey }),
    () => goTo(pathTo('/applyform'), { force: true }),
  );
  return (
    <ConfirmDialog
      open
      title={t('title')}
      texts={{ confirm: t('confirm') }}
      busy={isPending}
      onConfirm={run}
      onCancel={() => (isPending ? undefined : onCancel())}
    >
      <div className={styles.stack}>
        <ul className={styles.points}>
          <li>{t('taken')}</li>
          <li>{t(`choose.${project.traits.choiceWord}`)}</li>
          <li>{t('stays', { number: preview.number })}</li>
          <li>{t(`replaced.${project.traits.choiceWord}`)}</li>
        </ul>
        {error === null ? null : (
          <Notice kind="error" title={t('failed')}>
            {failureText(error)}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}

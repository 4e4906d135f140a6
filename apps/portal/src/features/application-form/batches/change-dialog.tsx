import type { Language } from '@portico/form-engine/language';
import { ConfirmDialog } from '@portico/ui/confirm-dialog';
import { Notice } from '@portico/ui/notice';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { batchDetailQuery, type FormBatch } from '../application-queries.ts';
import styles from './batches.module.css';

interface ChangeDialogProps {
  readonly from: string;
  readonly to: FormBatch;
  readonly language: Language;
  readonly choiceWord: 'batch' | 'track';
  readonly busy: boolean;
  readonly failure: unknown;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Shown before changing the batch: the modules that it does not ask for, and those that come back. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { from, to, language, choiceWord, busy, failure, onConfirm, onCancel } = props;
  const t = useTranslations('application.change');
  const failureText = useFailureText();
  const { data: detail, error } = useQuery(batchDetailQuery(to.batchId));
  return (
    <ConfirmDialog
      open
      title={t(`title.${choiceWord}`)}
      texts={{ confirm: t('confirm') }}
      busy={busy || (detail === undefined && error === null)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <div className={styles.change}>
        <p>{t('lead', { from, to: to.batch_title[language] })}</p>
        {detail === undefined && error === null ? <Skeleton lines={2} label={t('asking')} /> : null}
        {detail === undefined ? null : (
          <>
            <Modules title={t('goes')} modules={detail.would_go} language={language} />
            <Modules title={t('comesBack')} modules={detail.would_come_back} language={language} />
            {detail.would_go.length === 0 ? <p>{t('nothingGoes')}</p> : <p className={styles.quiet}>{t('kept')}</p>}
          </>
        )}
        {(failure ?? error) === null ? null : <Notice kind="error">{failureText(failure ?? error)}</Notice>}
      </div>
    </ConfirmDialog>
  );
}

interface ModulesProps {
  readonly title: string;
  readonly modules: readonly { readonly menuid: string; readonly title: Readonly<Record<Language, string>> }[];
  readonly language: Language;
}

function Modules({ title, modules, language }: ModulesProps) {
  if (modules.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <ul>
        {modules.map((module) => (
          <li key={module.menuid}>{module.title[language]}</li>
        ))}
      </ul>
    </div>
  );
}

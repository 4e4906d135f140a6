import type { Language } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';
import { useProblemSentence } from '../../../host/use-problem-sentence.ts';
import type { UploadPause } from '../../../field-services.ts';
import type { UploadStage } from '../sending/upload-queue.ts';
import styles from './rows/file-rows.module.css';

/** The state of an upload in words; problems are announced. */
export function StageText({ stage, language }: { readonly stage: UploadStage; readonly language: Language }) {
  const t = useTranslations('fields.files');
  const sentenceOf = useProblemSentence(language);
  if (stage.kind === 'waiting') return <span className={styles.note}>{t('waiting')}</span>;
  if (stage.kind === 'reducing' || stage.kind === 'converting')
    return <span className={styles.note}>{t(stage.kind)}</span>;
  if (stage.kind === 'sending' && stage.pause !== null) return <Waiting why={stage.pause} />;
  if (stage.kind === 'sending')
    return <span className={styles.note}>{t('sending', { percent: Math.floor(stage.share * 100) })}</span>;
  const words =
    stage.kind === 'refused'
      ? sentenceOf(stage.problem)
      : stage.kind === 'irreducible'
        ? t('irreducible')
        : stage.kind === 'unreadable'
          ? t('heic')
          : (stage.words ?? t('failed'));
  return (
    <span className={styles.trouble} role="alert">
      {words}
    </span>
  );
}

/** It continues by itself, so it is announced politely and not as an error. */
function Waiting({ why }: { readonly why: UploadPause }) {
  const t = useTranslations('fields.files.pause');
  return (
    <span className={styles.note} role="status">
      {t(why)}
    </span>
  );
}

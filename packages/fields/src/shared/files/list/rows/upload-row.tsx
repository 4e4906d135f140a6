import type { Language } from '@portico/form-engine/language';
import { CloseIcon } from '@portico/ui/icons';
import { useTranslations } from 'use-intl';
import { type Upload, isUnderWay } from '../../sending/upload-queue.ts';
import { FileMark } from './file-mark.tsx';
import { FileName } from './file-name.tsx';
import { ProgressTrack } from '../progress-track.tsx';
import { StageText } from '../stage-text.tsx';
import styles from './file-rows.module.css';

interface UploadRowProps {
  readonly upload: Upload;
  readonly language: Language;
  readonly onRetry: () => void;
  readonly onReduce: () => void;
  readonly onDrop: () => void;
}

/** A file that is not in the answer yet: uploading, failed, or refused. */
export function UploadRow({ upload, language, onRetry, onReduce, onDrop }: UploadRowProps) {
  const t = useTranslations('fields.files');
  const { file, stage } = upload;
  const { name } = file;
  return (
    <li className={styles.row} data-trouble={!isUnderWay(upload) || undefined}>
      <FileMark name={name} />
      <div className={styles.text}>
        <span className={styles.plainName}>
          <FileName name={name} />
        </span>
        <StageText stage={stage} language={language} />
        {stage.kind === 'sending' ? <ProgressTrack share={stage.share} label={t('progress', { name })} /> : null}
        {stage.kind === 'refused' && stage.reducible ? (
          <span className={styles.offer}>
            {t('reduceOffer')}
            <button
              type="button"
              className={styles.wordAction}
              aria-label={t('reduceNamed', { name })}
              onClick={onReduce}
            >
              {t('reduce')}
            </button>
          </span>
        ) : null}
      </div>
      {stage.kind === 'failed' ? (
        <button type="button" className={styles.wordAction} aria-label={t('retryNamed', { name })} onClick={onRetry}>
          {t('retry')}
        </button>
      ) : null}
      <button
        type="button"
        className={styles.action}
        aria-label={t(isUnderWay(upload) ? 'cancel' : 'removeNamed', { name })}
        onClick={onDrop}
      >
        <CloseIcon size={20} />
      </button>
    </li>
  );
}

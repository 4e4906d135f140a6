import { Button } from '@portico/ui/button';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { ExportProgress } from './export-progress.tsx';
import styles from './exporting.module.css';
import { sizeInWords } from '@portico/browser/size-in-words';
import { useExport } from './use-export.ts';

/** Exports the application as PDF and saves it; a large one takes a while and shows its progress. */
export function ExportButton() {
  const t = useTranslations('documents');
  const failureText = useFailureText();
  const { ask, isWorking, document, problem } = useExport();
  return (
    <div className={styles.exporting} data-no-print>
      <Button kind="secondary" busy={isWorking} onClick={ask}>
        {t('export')}
      </Button>
      {isWorking ? <ExportProgress document={document} /> : null}
      {document?.state === 'ready' && !isWorking ? (
        <p className={styles.ready} role="status">
          {t('ready')}{' '}
          <LinkButton kind="quiet" href={document.address} download={document.name}>
            {t('save', { size: sizeInWords(document.size) })}
          </LinkButton>
        </p>
      ) : null}
      {problem === null ? null : (
        <div className={styles.below}>
          <Notice kind="error">
            {problem.kind === 'failed' ? t('failed') : failureText(problem.error)}{' '}
            <Button kind="quiet" onClick={ask}>
              {t('retry')}
            </Button>
          </Notice>
        </div>
      )}
    </div>
  );
}

import { Notice } from '@portico/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { nowSeconds } from '../../lib/clock.ts';
import { batchesHref } from '../../lib/navigation/form-addresses.ts';
import { batchesQuery } from '../../lib/queries.ts';
import { batchPhase } from '../../parts/batch-times/batch-phase.ts';
import { SubmitPanel } from '../../parts/submitting/submit-panel.tsx';
import type { LoadedPreviewProps } from './preview-props.ts';
import styles from './preview.module.css';

interface SubmitPartProps extends LoadedPreviewProps {
  /** The name of a module. */
  readonly titleOf: (menuid: string) => string;
}

export const submitAnchor = 'preview-submit';

/** Submitting from the end of the preview, while the batch accepts applications. */
export function SubmitPart({ preview, project, user, language, signedIn, titleOf }: SubmitPartProps) {
  const t = useTranslations('submission');
  const { choiceWord } = project.traits;
  const { data: batches } = useQuery(batchesQuery);
  const batch = batches?.find(({ batchId }) => batchId === user?.batchId);
  // By the clock when the preview was loaded; if the batch closes while somebody reads, the server decides.
  const phase = useMemo(() => (batch === undefined ? 'open' : batchPhase(batch, nowSeconds())), [batch]);
  if (phase !== 'open') {
    return (
      <Notice kind="warning">
        <div className={styles.stack}>
          <p>{t(`preview.${phase}.${choiceWord}`)}</p>
          <a href={batchesHref}>{t(`trouble.toBatches.${choiceWord}`)}</a>
        </div>
      </Notice>
    );
  }
  return (
    <section id={submitAnchor} tabIndex={-1} className={styles.submit} aria-label={t('preview.submitTitle')}>
      <SubmitPanel
        choice={{
          word: choiceWord,
          title: preview.batch_title,
          end: batch?.end_time ?? null,
          timeZone: preview.time_zone,
        }}
        formVersion={preview.form_version}
        language={language}
        signedIn={signedIn}
        titleOf={titleOf}
      />
    </section>
  );
}

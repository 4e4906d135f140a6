import type { Language } from '@portico/form-engine/language';
import { isState, statusOf } from '@portico/form-engine/states/application-states';
import { useTranslations } from 'use-intl';
import { Moment } from '../../parts/batch-times/moment.tsx';
import type { Preview } from './preview-queries.ts';
import styles from './preview.module.css';

interface PreviewFactsProps {
  readonly preview: Preview;
  readonly language: Language;
  readonly choiceWord: 'batch' | 'track';
}

/** Which application this is, and its status. */
export function PreviewFacts({ preview, language, choiceWord }: PreviewFactsProps) {
  const t = useTranslations('submission.preview');
  const { number, submitted_at: submittedAt, batch_title: batch, application_state: state, stage } = preview;
  return (
    <dl className={styles.facts} aria-label={t('facts')}>
      {number === '' ? null : (
        <div>
          <dt>{t('number')}</dt>
          <dd className={styles.number}>{number}</dd>
        </div>
      )}
      <div>
        <dt>{t('state')}</dt>
        <dd>
          <span className={styles.state} data-state={state}>
            {t(`states.${statusOf(state, stage)}`)}
          </span>
        </dd>
      </div>
      {batch === null ? null : (
        <div>
          <dt>{t(`batch.${choiceWord}`)}</dt>
          <dd>{batch[language]}</dd>
        </div>
      )}
      {submittedAt === null || !isState('locked', state) ? null : (
        <Moment label={t('submittedAt')} at={submittedAt} language={language} timeZone={preview.time_zone} />
      )}
    </dl>
  );
}

import type { Language } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';
import { formatMoment } from '@portico/browser/moment';
import { hrefTo } from '../../../lib/navigation/paths.ts';
import type { Referees } from '../../../parts/referees/referees-query.ts';
import styles from './referee-rows.module.css';

interface LettersNoteProps {
  /** Undefined until loaded. */
  readonly referees: Referees | undefined;
  readonly language: Language;
}

/** Explains what happens with the people named here, until when, and where to follow it. */
export function LettersNote({ referees, language }: LettersNoteProps) {
  const t = useTranslations('referees.form');
  const until = referees?.letters_until ?? null;
  return (
    <div className={styles.note}>
      <p>{t('text')}</p>
      {referees === undefined ? <p className={styles.untilRoom} /> : null}
      {referees === undefined || until === null ? null : (
        <p>{t('until', { time: formatMoment(until, language, referees.time_zone) })}</p>
      )}
      <p>
        <a href={hrefTo('/referees')}>{t('follow')}</a>
      </p>
    </div>
  );
}

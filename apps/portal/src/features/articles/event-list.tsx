import type { ArticleItem } from '@portico/contract/articles.schemas';
import type { Language } from '@portico/form-engine/language';
import { useTranslations } from 'use-intl';
import { nowSeconds } from '../../lib/clock.ts';
import { Moment } from '../../parts/batch-times/moment.tsx';
import styles from './articles.module.css';

interface EventListProps {
  readonly events: ArticleItem['events'];
  readonly timeZone: string;
  readonly language: Language;
}

/** The dates of an article, in the institution's zone and in the reader's own. */
export function EventList({ events, timeZone, language }: EventListProps) {
  const t = useTranslations('articles');
  if (events.length === 0) return null;
  return (
    <ul className={styles.events} aria-label={t('events')}>
      {events.map(({ title, start, end, place }, index) => (
        <li key={index}>
          <strong>{title[language]}</strong>
          {(end || start) < nowSeconds() ? <span className={styles.mark}>{t('over')}</span> : null}
          <dl>
            <Moment label={t('starts')} at={start} language={language} timeZone={timeZone} />
            {end === 0 ? null : <Moment label={t('ends')} at={end} language={language} timeZone={timeZone} />}
            {place[language] === '' ? null : (
              <div className={styles.place}>
                <dt>{t('place')}</dt>
                <dd>{place[language]}</dd>
              </div>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}

import { formatDay } from '@portico/browser/moment';
import type { Language } from '@portico/form-engine/language';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { articlesQuery } from './articles-query.ts';
import styles from './notice-board.module.css';

const most = 3;

/** The first few notices, and the ways to everything else that the institution tells. */
export function NoticeBoard({ language }: { readonly language: Language }) {
  const t = useTranslations('articles');
  const notices = useQuery(articlesQuery('notice', '')).data?.list ?? [];
  return (
    <section className={styles.board} aria-labelledby="notice-board" data-no-print>
      <h2 id="notice-board">{t('board.title')}</h2>
      {notices.length === 0 ? null : (
        <ul className={styles.notices}>
          {notices.slice(0, most).map(({ id, title, publish_time, time_zone, is_read }) => (
            <li key={id}>
              <a href={hrefTo('/noticeDetail/:id?', { id })}>{title[language]}</a>
              <span className={styles.day}>
                {formatDay(publish_time, language, time_zone)}
                {is_read === 0 ? <span className={styles.unread}>{t('unread')}</span> : null}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.ways}>
        <li>
          <a href={hrefTo('/notice')}>{t('board.notice')}</a>
        </li>
        <li>
          <a href={hrefTo('/article/news')}>{t('board.news')}</a>
        </li>
        <li>
          <a href={hrefTo('/station_news')}>{t('board.tidings')}</a>
        </li>
        <li>
          <a href={hrefTo('/article/experience')}>{t('board.experience')}</a>
        </li>
        <li>
          <a href={hrefTo('/article/apply-info')}>{t('board.trend')}</a>
        </li>
        <li>
          <a href={hrefTo('/article/download-files')}>{t('board.downloads')}</a>
        </li>
        <li>
          <a href={hrefTo('/help')}>{t('board.help')}</a>
        </li>
        <li>
          <a href={hrefTo('/message')}>{t('board.messages')}</a>
        </li>
      </ul>
    </section>
  );
}

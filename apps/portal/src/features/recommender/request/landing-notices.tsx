import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { writingPath } from '../../../lib/recommender/reference-addresses.ts';
import { formatMoment } from '@portico/browser/moment';
import { settingsQuery } from '../../../lib/queries.ts';
import styles from '../recommender.module.css';
import type { RequestLandingProps } from './landing-props.ts';

export function WrittenNotice({ request, language, writingPage }: RequestLandingProps) {
  const t = useTranslations('reference.request');
  const { uid, written_at, time_zone } = request;
  return (
    <Notice kind="success">
      <div className={styles.stack}>
        {written_at === null ? null : <p>{t('writtenText', { at: formatMoment(written_at, language, time_zone) })}</p>}
        <LinkButton kind="secondary" href={`#${writingPath(writingPage, uid)}`}>
          {t('read')}
        </LinkButton>
      </div>
    </Notice>
  );
}

export function ClosedNotice({ request, language }: RequestLandingProps) {
  const t = useTranslations('reference.request');
  const { data } = useQuery(settingsQuery);
  const contact = data?.contact.email || data?.contact.phone || request.org_name[language];
  const { letters_until: at, time_zone } = request;
  const until = at === null ? t('noDeadline') : formatMoment(at, language, time_zone);
  return (
    <Notice kind="warning" title={t('closed')}>
      {t('closedText', { until, contact })}
    </Notice>
  );
}

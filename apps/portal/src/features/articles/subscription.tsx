import { noticeCalendarPath } from '@portico/contract/calendar-file';
import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { CalendarIcon } from '@portico/ui/icons';
import { LinkButton } from '@portico/ui/link-button';
import { useTranslations } from 'use-intl';
import { prefix } from '../../lib/api.ts';
import { useCopy } from '../../parts/copying/use-copy.ts';
import styles from './articles.module.css';

/** Lets a calendar follow the dates that are for everybody; its address has no secret. */
export function Subscription({ projectId, language }: { readonly projectId: string; readonly language: Language }) {
  const t = useTranslations('articles.subscription');
  const { state, copy } = useCopy();
  const address = new URL(`${prefix}${noticeCalendarPath}/${projectId}/${language}.ics`, window.location.href).href;
  return (
    <section className={styles.subscription} aria-labelledby="subscription" data-no-print>
      <h2 id="subscription">{t('title')}</h2>
      <p>{t('text')}</p>
      <p className={styles.ways}>
        <LinkButton kind="secondary" href={address.replace(/^https?:/, 'webcal:')}>
          <CalendarIcon size={18} />
          {t('subscribe')}
        </LinkButton>
        <Button kind="quiet" onClick={() => void copy(address)}>
          {t('copy')}
        </Button>
      </p>
      <p role="status">{state === 'idle' ? '' : t(state, { address })}</p>
    </section>
  );
}

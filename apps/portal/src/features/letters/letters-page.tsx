import { letterList } from '@portico/contract/referees';
import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Card } from '@portico/ui/card';
import { EmptyState } from '@portico/ui/empty-state';
import { ArrowLeftIcon } from '@portico/ui/icons';
import { LinkButton } from '@portico/ui/link-button';
import { Notice } from '@portico/ui/notice';
import { PageHeading } from '@portico/ui/page-heading';
import { Skeleton } from '@portico/ui/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { hrefTo } from '../../lib/navigation/paths.ts';
import { applicationKey } from '../../lib/queries.ts';
import { useFailureText } from '../../lib/use-failure-text.ts';
import { privacyOf } from '../../parts/referees/request-state.ts';
import { type Letter, LetterCard } from './letter-card.tsx';
import styles from './letters-page.module.css';

const lettersQuery = () =>
  queryOptions({
    queryKey: [...applicationKey(), 'letters'],
    queryFn: ({ signal }) => call(letterList, {}, { signal }),
    refetchOnWindowFocus: 'always',
  });

/** The letters about the applicant, with their text if the project lets applicants read it. */
export function LettersPage({ language }: { readonly language: Language }) {
  const t = useTranslations('referees');
  const { data, error, refetch, isFetching } = useQuery(lettersQuery());
  const failureText = useFailureText();
  return (
    <div className={styles.page}>
      {/* This page shows without the frame and its menus. */}
      <nav className={styles.ways} data-no-print>
        <a href={hrefTo('/')}>
          <ArrowLeftIcon size={18} />
          {t('letter.back')}
        </a>
        <a href={hrefTo('/referees')}>{t('letter.follow')}</a>
      </nav>
      <PageHeading
        title={t('letter.title')}
        lead={data === undefined ? t('letter.lead') : t(`privacy.state.${privacyOf(data.waiver)}`)}
      />
      {data === undefined && error === null ? (
        <Card>
          <Skeleton lines={8} label={t('letter.loading')} />
        </Card>
      ) : null}
      {data === undefined && error !== null ? (
        <Notice kind="error" title={t('letter.failed')}>
          <div className={styles.stack}>
            <p>{failureText(error)}</p>
            <Button onClick={() => void refetch()} busy={isFetching}>
              {t('page.retry')}
            </Button>
          </div>
        </Notice>
      ) : null}
      {data === undefined ? null : <Letters letters={data.list} timeZone={data.time_zone} language={language} />}
    </div>
  );
}

interface LettersProps {
  readonly letters: readonly Letter[];
  readonly timeZone: string;
  readonly language: Language;
}

function Letters({ letters, timeZone, language }: LettersProps) {
  const t = useTranslations('referees.letter');
  if (letters.length === 0) {
    const action = (
      <LinkButton kind="primary" href={hrefTo('/referees')}>
        {t('follow')}
      </LinkButton>
    );
    return (
      <Card>
        <EmptyState title={t('none')} text={t('noneText')} action={action} />
      </Card>
    );
  }
  return (
    <ul className={styles.list}>
      {letters.map((letter) => (
        <LetterCard key={letter.uid} letter={letter} timeZone={timeZone} language={language} />
      ))}
    </ul>
  );
}

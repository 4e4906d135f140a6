import { CleanBlock } from '@portico/fields/clean-block';
import { singlePage } from '@portico/contract/content';
import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import styles from './submitting.module.css';
import type { PageToTick } from './use-ticks.ts';

interface PageTextProps {
  readonly page: PageToTick;
  readonly language: Language;
}

/** The edition to be ticked, readable next to its checkbox. */
export function PageText({ page, language }: PageTextProps) {
  const t = useTranslations('submission.knownItems');
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['single-page', page.id],
    queryFn: ({ signal }) => call(singlePage, { id: page.id }, { signal }),
    staleTime: Infinity,
  });
  return (
    // A long text scrolls in its box, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.text} role="region" aria-label={page.title[language]} tabIndex={0}>
      {data === undefined ? null : <CleanBlock html={data.content[language]} headingsFrom={4} />}
      {data === undefined && error === null ? <Skeleton lines={5} label={t('loading')} /> : null}
      {data === undefined && error !== null ? (
        <div role="alert">
          <p>{t('readFailed')}</p>
          <Button onClick={() => void refetch()} busy={isFetching}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

import { CleanBlock } from '@portico/fields/clean-block';
import { singlePage } from '@portico/contract/content';
import type { Language } from '@portico/form-engine/language';
import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import type { PageToTick } from './use-ticks.ts';

interface PageDialogProps {
  readonly page: PageToTick;
  readonly language: Language;
  readonly onClose: () => void;
}

/** The edition that is to be ticked, to read. */
export function PageDialog({ page, language, onClose }: PageDialogProps) {
  const t = useTranslations('submission.knownItems');
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['single-page', page.id],
    queryFn: ({ signal }) => call(singlePage, { id: page.id }, { signal }),
    staleTime: Infinity,
  });
  return (
    <Dialog open title={page.title[language]} closeLabel={t('close')} width={720} onClose={onClose}>
      {data === undefined ? null : <CleanBlock html={data.content[language]} />}
      {data === undefined && error === null ? <Skeleton lines={6} label={t('loading')} /> : null}
      {data === undefined && error !== null ? (
        <div role="alert">
          <p>{t('readFailed')}</p>
          <Button onClick={() => void refetch()} busy={isFetching}>
            {t('retry')}
          </Button>
        </div>
      ) : null}
    </Dialog>
  );
}

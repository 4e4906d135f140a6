import { Button } from '@portico/ui/button';
import { Dialog } from '@portico/ui/dialog';
import { Notice } from '@portico/ui/notice';
import { Skeleton } from '@portico/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { fetchFiled } from '../../../lib/fetch-filed.ts';
import { applicationKey } from '../../../lib/queries.ts';
import { useFailureText } from '../../../lib/use-failure-text.ts';
import { ReplaceForm } from './replace-form.tsx';
import type { ReplaceDialogProps } from './replace-props.ts';
import styles from '../referees-page.module.css';

/** The fields of a recommender's row, loaded when they are needed. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { referee, what, onClose } = props;
  const t = useTranslations('referees');
  const failureText = useFailureText();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...applicationKey(), 'referee-row', referee.menuid],
    queryFn: ({ signal }) => fetchFiled(referee.menuid, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  if (data !== undefined) return <ReplaceForm {...props} filed={data} />;
  return (
    <Dialog open title={t(`replace.${what}`)} width={720} onClose={onClose}>
      {error === null ? (
        <Skeleton lines={6} label={t('replace.loading')} />
      ) : (
        <Notice kind="error" title={t('replace.failed')}>
          <div className={styles.stack}>
            <p>{failureText(error)}</p>
            <Button onClick={() => void refetch()} busy={isFetching}>
              {t('page.retry')}
            </Button>
          </div>
        </Notice>
      )}
    </Dialog>
  );
}

import { downloadContent } from '@portico/browser/download';
import { exportFormEffect, formEffectPeople } from '@portico/contract/form-effect';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Alert, Button, Drawer, Skeleton } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../../lib/api.ts';
import { paths } from '../../../../lib/paths.ts';
import { useProject } from '../../../../lib/project.ts';
import { useFailureText } from '../../../../lib/use-failure-text.ts';
import { useFocusBack } from '../../../../lib/use-focus-back.ts';
import { QueryView } from '../../../../parts/states/query-view.tsx';
import classes from './effect.module.css';
import type { EffectKind } from './use-effect-of.ts';

/** Who they are, each with the way to the application. */
export function EffectPeople({ effect, onClose }: { readonly effect: EffectKind; readonly onClose: () => void }) {
  useFocusBack();
  const t = useTranslations('console.formEffect');
  const failureText = useFailureText();
  const { id: project, slug } = useProject();
  const people = useInfiniteQuery({
    queryKey: ['form-effect', project, effect],
    queryFn: ({ pageParam, signal }) => call(formEffectPeople, { project, effect, after: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    gcTime: 0,
  });
  const exporting = useMutation({
    mutationFn: () => call(exportFormEffect, { project, effect }),
    // The mark lets spreadsheets read it as UTF-8.
    onSuccess: ({ csv }) => downloadContent(new Blob(['\uFEFF', csv], { type: 'text/csv' }), `${slug}-${effect}.csv`),
  });
  return (
    <Drawer
      open
      title={t(`whoTitle.${effect}`)}
      onClose={onClose}
      footer={
        <Button loading={exporting.isPending} onClick={() => exporting.mutate()}>
          {t('download')}
        </Button>
      }
    >
      {exporting.isError && <Alert type="error" showIcon role="alert" title={failureText(exporting.error)} />}
      <QueryView query={people} failed={t('failed')} missing={null} loading={<Skeleton active title={false} />}>
        {({ pages }) => (
          <ul className={classes.people}>
            {pages
              .flatMap(({ list }) => list)
              .map(({ application_id, name, submitted }) => (
                <li key={application_id}>
                  <Link to={paths.application(application_id)}>{name}</Link>
                  {submitted && <span className={classes.hint}> · {t('isSubmitted')}</span>}
                </li>
              ))}
          </ul>
        )}
      </QueryView>
      {people.hasNextPage && (
        <Button loading={people.isFetchingNextPage} onClick={() => void people.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Drawer>
  );
}

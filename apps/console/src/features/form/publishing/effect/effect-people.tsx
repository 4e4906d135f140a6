import { formEffectPeople } from '@portico/contract/form-effect';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Drawer, Skeleton } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../../lib/api.ts';
import { paths } from '../../../../lib/paths.ts';
import { useProject } from '../../../../lib/project.ts';
import { QueryView } from '../../../../parts/states/query-view.tsx';
import classes from './effect.module.css';
import type { EffectKind } from './use-effect-of.ts';

/** Who they are, each with the way to the application. */
export function EffectPeople({ effect, onClose }: { readonly effect: EffectKind; readonly onClose: () => void }) {
  const t = useTranslations('console.formEffect');
  const { id: project } = useProject();
  const people = useInfiniteQuery({
    queryKey: ['form-effect', project, effect],
    queryFn: ({ pageParam, signal }) => call(formEffectPeople, { project, effect, after: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    gcTime: 0,
  });
  return (
    <Drawer open title={t(`whoTitle.${effect}`)} onClose={onClose}>
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

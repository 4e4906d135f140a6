import { listColleagues } from '@portico/contract/colleagues';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { Step } from './step.tsx';

/** Done once somebody else works here too. */
export function ColleaguesStep({ isWaiting }: { readonly isWaiting: boolean }) {
  const t = useTranslations('console.firstSteps.colleagues');
  const colleagues = useQuery({
    queryKey: ['colleagues', 'first steps'],
    queryFn: ({ signal }) => call(listColleagues, { limit: 100 }, { signal }),
    staleTime: 0,
  });
  const others = colleagues.data?.list.filter(({ is_you }) => !is_you).length ?? 0;
  return (
    <Step
      title={t('title')}
      text={t('text')}
      isOptional
      isWaiting={isWaiting}
      done={others === 0 ? undefined : t('done', { count: others })}
    >
      <Link to={paths.colleagues}>{t('deed')}</Link>
    </Step>
  );
}

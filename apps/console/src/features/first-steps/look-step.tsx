import { formatMoment } from '@portico/browser/moment';
import { lookEditions } from '@portico/contract/look';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import { paths } from '../../lib/paths.ts';
import type { GuidedProject } from './guided-project.ts';
import { Step } from './step.tsx';

/** The look is done once somebody has published one. */
export function LookStep({ project }: { readonly project: GuidedProject }) {
  const t = useTranslations('console.firstSteps.look');
  const language = useLanguage();
  const zone = useOwnZone();
  const editions = useQuery({
    queryKey: ['look editions', project?.project_id, 'newest'],
    queryFn: ({ signal }) => call(lookEditions, { project: project?.project_id ?? '' }, { signal }),
    staleTime: 0,
    enabled: project !== undefined,
  });
  const published = editions.data?.list.find(({ by }) => by !== '');
  const time = published && formatMoment(Date.parse(published.at) / 1000, language, zone, 'short');
  return (
    <Step
      title={t('title')}
      text={t('text')}
      isOptional
      isWaiting={project === undefined}
      done={published && t('done', { name: published.by, time: time ?? '' })}
    >
      {project !== undefined && <Link to={paths.projectPart(project.domain, 'look')}>{t('deed')}</Link>}
    </Step>
  );
}

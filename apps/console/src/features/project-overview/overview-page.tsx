import { formatMoment } from '@portico/browser/moment';
import { projectOverview } from '@portico/contract/staff-projects';
import type { ProjectOverview } from '@portico/contract/staff-projects.schemas';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useProject } from '../../lib/project.ts';
import { ProjectPage } from '../../parts/project/project-page.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { BatchLines } from './batch-lines.tsx';
import { Card } from '../../parts/frame/card.tsx';
import { LackingNote } from './lacking-note.tsx';
import classes from './overview-page.module.css';

type Overview = ProjectOverview['output'];

/** How many people apply, and when. */
export function OverviewPage() {
  const t = useTranslations('console.projectOverview');
  const { id } = useProject();
  const overview = useQuery({
    queryKey: ['project overview', id],
    queryFn: ({ signal }) => call(projectOverview, { project: id }, { signal }),
  });
  return (
    <ProjectPage title={t('title')}>
      <LackingNote />
      <QueryView
        query={overview}
        failed={t('failed')}
        missing={null}
        loading={<Skeleton active title={false} paragraph={{ rows: 6 }} />}
      >
        {({ people, batches, service_ends }) => (
          <>
            <People people={people} />
            <Card title={t('batches')}>
              <BatchLines batches={batches} />
              <Service ends={service_ends} />
            </Card>
          </>
        )}
      </QueryView>
    </ProjectPage>
  );
}

function People({ people }: { readonly people: Overview['people'] }) {
  const t = useTranslations('console.projectOverview');
  return (
    <Card title={t('people')}>
      <dl className={classes.figures}>
        {(['registered', 'writing', 'submitted'] as const).map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{people[name].toLocaleString()}</dd>
          </div>
        ))}
      </dl>
      {people.writing > 0 && <p className={classes.note}>{t('recent', { count: people.recent })}</p>}
    </Card>
  );
}

function Service({ ends }: { readonly ends: number }) {
  const t = useTranslations('console.projectOverview');
  const language = useLanguage();
  const { timeZone } = useProject();
  return <p className={classes.note}>{t('service', { time: formatMoment(ends, language, timeZone, 'column') })}</p>;
}

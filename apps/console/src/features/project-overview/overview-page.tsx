import { formatMoment } from '@portico/browser/moment';
import { projectOverview } from '@portico/contract/staff-projects';
import type { ProjectOverview } from '@portico/contract/staff-projects.schemas';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslations } from 'use-intl';
import { call } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useProject } from '../../lib/project.ts';
import { PageTitle } from '../../parts/frame/page-title.tsx';
import { QueryView } from '../../parts/states/query-view.tsx';
import { BatchLines } from './batch-lines.tsx';
import classes from './overview-page.module.css';

type Overview = ProjectOverview['output'];

/** How many people apply, and when. */
export function OverviewPage() {
  const t = useTranslations('console.projectOverview');
  const language = useLanguage();
  const { id, title } = useProject();
  const overview = useQuery({
    queryKey: ['project overview', id],
    queryFn: ({ signal }) => call(projectOverview, { project: id }, { signal }),
  });
  return (
    <div className={classes.page}>
      <PageTitle>{`${t('title')} · ${title[language]}`}</PageTitle>
      <QueryView
        query={overview}
        failed={t('failed')}
        missing={null}
        loading={<Skeleton active title={false} paragraph={{ rows: 6 }} />}
      >
        {({ people, batches, service_ends }) => (
          <>
            <People people={people} />
            <section className={classes.card} aria-labelledby="overview-batches">
              <h2 id="overview-batches">{t('batches')}</h2>
              <BatchLines batches={batches} />
              <Service ends={service_ends} />
            </section>
          </>
        )}
      </QueryView>
    </div>
  );
}

function People({ people }: { readonly people: Overview['people'] }) {
  const t = useTranslations('console.projectOverview');
  return (
    <section className={classes.card} aria-labelledby="overview-people">
      <h2 id="overview-people">{t('people')}</h2>
      <dl className={classes.figures}>
        {(['registered', 'writing', 'submitted'] as const).map((name) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{people[name].toLocaleString()}</dd>
          </div>
        ))}
      </dl>
      {people.writing > 0 && <p className={classes.note}>{t('recent', { count: people.recent })}</p>}
    </section>
  );
}

function Service({ ends }: { readonly ends: number }) {
  const t = useTranslations('console.projectOverview');
  const language = useLanguage();
  const { timeZone } = useProject();
  return <p className={classes.note}>{t('service', { time: formatMoment(ends, language, timeZone, 'column') })}</p>;
}

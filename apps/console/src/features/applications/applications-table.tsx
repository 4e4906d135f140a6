import { Table, type TableColumnsType } from 'antd';
import type { Language } from '@portico/form-engine/language';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { BothZones } from '../../parts/moments/both-zones.tsx';
import { CopyableNumber } from '../../parts/application/copyable-number.tsx';
import { ExportButton } from '../../parts/exporting/export-button.tsx';
import { StandingTag } from '../../parts/application/standing-tag.tsx';
import classes from './applications-table.module.css';
import type { ApplicationEntry } from './use-applications.ts';
import { rememberOpened, useLastOpened } from './use-last-opened.ts';

/** The page of the list as a table; at a phone's width each row is told in one cell. */
export function ApplicationsTable({ entries }: { readonly entries: readonly ApplicationEntry[] }) {
  const t = useTranslations('console.applications');
  const language = useLanguage();
  useLastOpened();
  const columns: TableColumnsType<ApplicationEntry> = [
    { key: 'name', title: t('applicant'), width: 136, render: (_, entry) => <Applicant entry={entry} /> },
    {
      key: 'number',
      title: t('number'),
      width: 156,
      responsive: ['md'],
      render: (_, { number }) => <CopyableNumber number={number} />,
    },
    {
      key: 'state',
      title: t('state'),
      width: 132,
      responsive: ['md'],
      render: (_, { application_state, stage }) => <StandingTag state={application_state} stage={stage} />,
    },
    { key: 'project', title: t('project'), responsive: ['md'], render: (_, { project }) => project.title[language] },
    { key: 'batch', title: t('batch'), responsive: ['xl'], render: (_, entry) => entry.batch_title?.[language] ?? '–' },
    {
      key: 'submitted',
      title: (
        <>
          {t('submittedAt')} <span className={classes.whose}>{t('institutionTime')}</span>
        </>
      ),
      width: 208,
      responsive: ['xl'],
      className: classes.time ?? '',
      render: (_, { submitted_at, time_zone }) =>
        submitted_at === null ? '–' : <BothZones at={submitted_at} zone={time_zone} />,
    },
    {
      key: 'export',
      title: t('actions'),
      width: 56,
      align: 'center',
      render: (_, { application, name, number }) => (
        <ExportButton compact wanted={{ application, name: name || t('nameless'), number }} />
      ),
    },
  ];
  return (
    <Table<ApplicationEntry>
      className={classes.table ?? ''}
      aria-label={t('list')}
      rowKey="application"
      columns={columns}
      dataSource={entries}
      pagination={false}
      size="middle"
      tableLayout="fixed"
    />
  );
}

function Applicant({ entry }: { readonly entry: ApplicationEntry }) {
  const t = useTranslations('console.applications');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { application, name, number, application_state, stage } = entry;
  return (
    <>
      {/* The way back leads to this very page of the list. */}
      <Link
        className={classes.name}
        to={paths.application(application)}
        state={{ list: `${pathname}${search}` }}
        data-application={application}
        onClick={() => rememberOpened(application)}
      >
        {name || t('nameless')}
      </Link>
      <div className={classes.narrow}>
        <CopyableNumber number={number} />
        <StandingTag state={application_state} stage={stage} />
        <span className={classes.about}>{aboutOf(entry, language)}</span>
        <Submitted entry={entry} />
      </div>
    </>
  );
}

function Submitted({ entry: { submitted_at, time_zone } }: { readonly entry: ApplicationEntry }) {
  const t = useTranslations('console.applications');
  if (submitted_at === null) return null;
  return (
    <span className={classes.about}>
      <BothZones at={submitted_at} zone={time_zone} told={(time) => t('submittedOn', { time })} />
    </span>
  );
}

function aboutOf({ project, batch_title }: ApplicationEntry, language: Language): string {
  return [project.title[language], batch_title?.[language] ?? ''].filter((part) => part !== '').join(' · ');
}

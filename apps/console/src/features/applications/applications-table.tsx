import { Table, type TableColumnsType } from 'antd';
import type { Language } from '@portico/form-engine/language';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { formatPlainMoment } from '../../lib/moment.ts';
import { paths } from '../../lib/paths.ts';
import { CopyableNumber } from '../../parts/copyable-number.tsx';
import { StandingTag } from '../../parts/standing-tag.tsx';
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
      width: 156,
      responsive: ['md'],
      render: (_, { application_state, stage }) => <StandingTag state={application_state} stage={stage} />,
    },
    { key: 'project', title: t('project'), responsive: ['md'], render: (_, { project }) => project.title[language] },
    { key: 'batch', title: t('batch'), responsive: ['xl'], render: (_, entry) => entry.batch_title?.[language] ?? '–' },
    {
      key: 'submitted',
      title: t('submittedAt'),
      width: 160,
      responsive: ['xl'],
      className: classes.time ?? '',
      render: (_, { submitted_at }) => (submitted_at === null ? '–' : formatPlainMoment(submitted_at, language)),
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
      </div>
    </>
  );
}

function aboutOf({ project, batch_title, submitted_at }: ApplicationEntry, language: Language): string {
  const time = submitted_at === null ? '' : formatPlainMoment(submitted_at, language);
  return [project.title[language], batch_title?.[language] ?? '', time].filter((part) => part !== '').join(' · ');
}

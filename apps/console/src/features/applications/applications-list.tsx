import { FileTextOutlined } from '@ant-design/icons';
import type { Language } from '@portico/form-engine/language';
import { isState } from '@portico/form-engine/states/application-states';
import type { TableColumnsType } from 'antd';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { paths } from '../../lib/paths.ts';
import { CopyableNumber } from '../../parts/application/copyable-number.tsx';
import { StatusTag } from '../../parts/application/status-tag.tsx';
import { DataTable } from '../../parts/data-table/data-table.tsx';
import { ExportButton } from '../../parts/exporting/export-button.tsx';
import type { ListAddress } from '../../parts/list-filter/use-list-address.ts';
import { BothZones } from '../../parts/moments/both-zones.tsx';
import type { ApplicationsFilter } from './applications-filter.ts';
import classes from './applications-list.module.css';
import { type ApplicationEntry, useApplications } from './use-applications.ts';

export function ApplicationsList({ address }: { readonly address: ListAddress<ApplicationsFilter> }) {
  const t = useTranslations('console.applications');
  return (
    <DataTable
      label={t('list')}
      words="applications"
      icon={<FileTextOutlined aria-hidden />}
      query={useApplications(address)}
      address={address}
      rowKey="application"
      columns={useColumns()}
      Card={Card}
    />
  );
}

function useColumns(): TableColumnsType<ApplicationEntry> {
  const t = useTranslations('console.applications');
  const language = useLanguage();
  return [
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
      render: (_, { application_state, stage }) => <StatusTag state={application_state} stage={stage} />,
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
      // Opening a draft takes a reason, which the draft's page asks for.
      render: (_, { application, application_state, name, number }) =>
        isState('forStaff', application_state) && (
          <ExportButton compact request={{ application, name: name || t('nameless'), number }} />
        ),
    },
  ];
}

function Applicant({ entry: { application, name } }: { readonly entry: ApplicationEntry }) {
  const t = useTranslations('console.applications');
  const { pathname, search } = useLocation();
  return (
    // The back link of the application returns to this page of the list.
    <Link className={classes.name} to={paths.application(application)} state={{ list: `${pathname}${search}` }}>
      {name || t('nameless')}
    </Link>
  );
}

function Card({ row }: { readonly row: ApplicationEntry }) {
  const t = useTranslations('console.applications');
  const language = useLanguage();
  const { number, application_state, stage, submitted_at, time_zone } = row;
  return (
    <>
      <CopyableNumber number={number} />
      <StatusTag state={application_state} stage={stage} />
      <span className={classes.about}>{aboutOf(row, language)}</span>
      {submitted_at !== null && (
        <span className={classes.about}>
          <BothZones at={submitted_at} zone={time_zone} format={(time) => t('submittedOn', { time })} />
        </span>
      )}
    </>
  );
}

function aboutOf({ project, batch_title }: ApplicationEntry, language: Language): string {
  return [project.title[language], batch_title?.[language] ?? ''].filter((part) => part !== '').join(' · ');
}

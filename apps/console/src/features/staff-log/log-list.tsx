import { SafetyCertificateOutlined } from '@ant-design/icons';
import { Button, type TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import { paths } from '../../lib/paths.ts';
import { DataTable } from '../../parts/data-table/data-table.tsx';
import { type ListAddress, useListAddress } from '../../parts/list-filter/use-list-address.ts';
import { BothZones } from '../../parts/moments/both-zones.tsx';
import { useActionText } from './action-words.ts';
import { ChangeView } from './change-view.tsx';
import { type LogFilter, readLogFilter } from './log-filter.ts';
import classes from './staff-log.module.css';
import { type LogLine, useStaffLog } from './use-staff-log.ts';

export function LogList({ address }: { readonly address: ListAddress<LogFilter> }) {
  const t = useTranslations('console.staffLog');
  return (
    <DataTable
      label={t('list')}
      words="staffLog"
      icon={<SafetyCertificateOutlined aria-hidden />}
      query={useStaffLog(address)}
      address={address}
      rowKey="id"
      columns={useColumns()}
      Card={Card}
    />
  );
}

function useColumns(): TableColumnsType<LogLine> {
  const t = useTranslations('console.staffLog');
  const language = useLanguage();
  const zone = useOwnZone();
  return [
    {
      key: 'when',
      title: t('when'),
      width: 290,
      className: classes.time ?? '',
      render: (_, { at, project }) => <BothZones at={at} zone={project?.time_zone ?? zone} />,
    },
    {
      key: 'who',
      title: t('who'),
      width: 160,
      responsive: ['md'],
      render: (_, line) => <Who line={line} />,
    },
    { key: 'what', title: t('what'), responsive: ['md'], render: (_, line) => <What line={line} /> },
    {
      key: 'project',
      title: t('project'),
      width: 190,
      responsive: ['lg'],
      render: (_, { project, org }) => project?.title[language] ?? org?.[language] ?? t('installation'),
    },
  ];
}

function Card({ row }: { readonly row: LogLine }) {
  return (
    <div className={classes.card}>
      <Who line={row} />
      <What line={row} />
    </div>
  );
}

function Who({ line: { by, person, address } }: { readonly line: LogLine }) {
  const { change } = useListAddress(readLogFilter);
  const t = useTranslations('console.staffLog');
  return (
    <div className={classes.who}>
      {by === '' ? (
        t('byItself')
      ) : (
        <Button
          type="link"
          className={classes.name ?? ''}
          title={t('onlyThem', { name: by })}
          onClick={() => change({ person })}
        >
          {by}
        </Button>
      )}
      {address !== null && address !== '' && <span className={classes.about}>{t('fromWhere', { address })}</span>}
    </div>
  );
}

function What({ line: { action, subject, change, project } }: { readonly line: LogLine }) {
  const { filter, change: narrow } = useListAddress(readLogFilter);
  const t = useTranslations('console.staffLog');
  const textOf = useActionText();
  const application = subject['application'];
  return (
    <div className={classes.what}>
      <span>{textOf(action, project?.choice_word)}</span>
      {application !== undefined && (
        <span className={classes.deeds}>
          <Link to={paths.application(application)}>{t('application')}</Link>
          {filter.application === '' && (
            <Button type="link" className={classes.deed ?? ''} onClick={() => narrow({ application })}>
              {t('onlyThisApplication')}
            </Button>
          )}
        </span>
      )}
      {change !== null && <ChangeView line={{ action, project }} change={change} />}
    </div>
  );
}

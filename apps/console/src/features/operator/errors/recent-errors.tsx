import { BugOutlined } from '@ant-design/icons';
import { formatMoment } from '@portico/browser/moment';
import type { TableColumnsType } from 'antd';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../lib/language.ts';
import { useOwnZone } from '../../../lib/own-zone.ts';
import { DataTable } from '../../../parts/data-table/data-table.tsx';
import { Section } from '../../../parts/frame/section.tsx';
import { SearchLine } from '../../../parts/list-filter/search-line.tsx';
import { useListAddress } from '../../../parts/list-filter/use-list-address.ts';
import { longestReference, readErrorFilter } from './error-filter.ts';
import classes from './recent-errors.module.css';
import { errorsKey, type RecentError, useRecentErrors } from './use-recent-errors.ts';

/** Unexpected errors, and the one whose reference somebody read out. */
export function RecentErrors() {
  const t = useTranslations('console.recentErrors');
  const address = useListAddress(readErrorFilter);
  return (
    <Section title={t('heading')} lead={t('lead')}>
      <div role="search" className={classes.search}>
        <SearchLine
          label={t('search')}
          maxLength={longestReference}
          search={address.filter.reference}
          onSearch={(reference) => address.change({ reference })}
          queryKey={errorsKey}
        />
      </div>
      <DataTable
        label={t('list')}
        words="recentErrors"
        icon={<BugOutlined aria-hidden />}
        query={useRecentErrors(address)}
        address={address}
        rowKey="reference"
        columns={useColumns()}
        Card={Card}
      />
    </Section>
  );
}

function useColumns(): TableColumnsType<RecentError> {
  const t = useTranslations('console.recentErrors');
  return [
    { key: 'reference', title: t('reference'), width: 220, render: (_, row) => <Named row={row} /> },
    { key: 'where', title: t('where'), responsive: ['md'], render: (_, row) => <Where row={row} /> },
    { key: 'what', title: t('what'), responsive: ['md'], render: (_, row) => <What row={row} /> },
  ];
}

function Card({ row }: { readonly row: RecentError }) {
  return (
    <div className={classes.card}>
      <Where row={row} />
      <What row={row} />
    </div>
  );
}

function Named({ row: { reference, at } }: { readonly row: RecentError }) {
  const language = useLanguage();
  const zone = useOwnZone();
  return (
    <div className={classes.named}>
      <code className={classes.reference}>{reference}</code>
      <span className={classes.about}>{formatMoment(at, language, zone, 'column')}</span>
    </div>
  );
}

function Where({ row: { method, route } }: { readonly row: RecentError }) {
  return (
    <code className={classes.route}>
      {method} {route}
    </code>
  );
}

function What({ row: { status, name, code, stack } }: { readonly row: RecentError }) {
  const t = useTranslations('console.recentErrors');
  return (
    <div className={classes.what}>
      <span>
        {status} · {name}
        {code === null ? '' : ` ${code}`}
      </span>
      {stack !== '' && (
        <details>
          <summary>{t('stack')}</summary>
          <pre className={classes.stack}>{stack}</pre>
        </details>
      )}
    </div>
  );
}

import { TeamOutlined } from '@ant-design/icons';
import { Button, Tag, type TableColumnsType } from 'antd';
import { useTranslations } from 'use-intl';
import { DataTable } from '../../parts/data-table/data-table.tsx';
import type { ListAddress } from '../../parts/list-filter/use-list-address.ts';
import type { ColleaguesFilter } from './colleagues-filter.ts';
import classes from './colleagues-list.module.css';
import { useRoleDrawer } from './roles/role-drawers.tsx';
import { RolesOf } from './roles/roles-of.tsx';
import { type Colleague, useColleagues } from './use-colleagues.ts';

export function ColleaguesList({ address }: { readonly address: ListAddress<ColleaguesFilter> }) {
  const t = useTranslations('console.people');
  const columns: TableColumnsType<Colleague> = [
    { key: 'name', title: t('person'), width: 300, render: (_, colleague) => <Person colleague={colleague} /> },
    {
      key: 'roles',
      title: t('rolesHeld'),
      responsive: ['md'],
      render: (_, colleague) => <RolesOf colleague={colleague} />,
    },
  ];
  return (
    <DataTable
      label={t('list')}
      words="people"
      icon={<TeamOutlined aria-hidden />}
      query={useColleagues(address)}
      address={address}
      rowKey="staff_id"
      columns={columns}
      Card={Card}
    />
  );
}

function Person({ colleague }: { readonly colleague: Colleague }) {
  const t = useTranslations('console.people');
  const openDrawer = useRoleDrawer();
  const { name, account, email, is_you } = colleague;
  return (
    <div className={classes.person}>
      <span className={classes.name}>
        {name} {is_you && <Tag>{t('you')}</Tag>}
      </span>
      <span className={classes.account}>{email ?? account}</span>
      {colleague.may_reset_factors && (
        <Button
          className={classes.reset ?? ''}
          type="link"
          size="small"
          aria-label={t('resetOf', { name })}
          onClick={() => openDrawer({ resetting: colleague })}
        >
          {t('reset')}
        </Button>
      )}
    </div>
  );
}

function Card({ row }: { readonly row: Colleague }) {
  return <RolesOf colleague={row} />;
}

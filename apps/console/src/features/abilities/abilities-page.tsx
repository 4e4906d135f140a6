import { CheckOutlined, MinusOutlined } from '@ant-design/icons';
import {
  abilityGrants,
  type StaffAbility,
  staffAbilities,
  type StaffRole,
  staffRoles,
} from '@portico/contract/staff-abilities';
import { Grid, Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../lib/paths.ts';
import { Page } from '../../parts/frame/page.tsx';
import classes from './abilities-page.module.css';
import { Holders } from './holders.tsx';

interface Row {
  readonly ability: StaffAbility;
}

const rows: readonly Row[] = staffAbilities.map((ability) => ({ ability }));

/** What each role may do, from the table by which the server decides, and which people that makes. */
export function AbilitiesPage() {
  const t = useTranslations('console.abilities');
  const roleName = useTranslations('console.roles');
  // On a phone the sentences stay beside the roles, which scroll past them.
  const { md = false, xl = false } = Grid.useBreakpoint();
  const columns: TableColumnsType<Row> = [
    {
      key: 'ability',
      title: t('ability'),
      width: xl ? 280 : md ? 200 : 140,
      fixed: 'left',
      render: (_, { ability }) => <Sentence ability={ability} />,
    },
    ...staffRoles.map((role) => ({
      key: role,
      title: roleName(role),
      width: xl ? 104 : 76,
      align: 'center' as const,
      render: (_: unknown, { ability }: Row) => <Mark ability={ability} role={role} />,
    })),
  ];
  return (
    <Page title={t('title')} lead={t('lead')} back={<Link to={paths.colleagues}>{t('back')}</Link>}>
      <Table<Row>
        aria-label={t('table')}
        rowKey="ability"
        size="small"
        columns={columns}
        dataSource={rows}
        pagination={false}
        scroll={{ x: 'max-content' }}
        expandable={{
          columnWidth: md ? 48 : 40,
          columnTitle: <span className={classes.spoken}>{t('holders')}</span>,
          expandedRowRender: showHolders,
        }}
      />
    </Page>
  );
}

function showHolders({ ability }: Row) {
  return <Holders ability={ability} />;
}

function Sentence({ ability }: Row) {
  const t = useTranslations('console.abilities');
  const { from } = abilityGrants[ability];
  return (
    <div className={classes.sentence}>
      {t(`sentences.${ability}`)}
      {from !== 'project' && <span className={classes.from}>{t(`from.${from}`)}</span>}
    </div>
  );
}

function Mark({ ability, role }: Row & { readonly role: StaffRole }) {
  const t = useTranslations('console.abilities');
  const has = abilityGrants[ability].roles.includes(role);
  return (
    <span className={has ? classes.yes : classes.no}>
      {has ? <CheckOutlined aria-hidden /> : <MinusOutlined aria-hidden />}
      <span className={classes.spoken}>{has ? t('yes') : t('no')}</span>
    </span>
  );
}

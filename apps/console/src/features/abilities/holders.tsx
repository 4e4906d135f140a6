import type { StaffAbility } from '@portico/contract/staff-abilities';
import { Skeleton } from 'antd';
import { useTranslations } from 'use-intl';
import { usePlaceName } from '../../parts/place/use-place-name.ts';
import { QueryView } from '../../parts/states/query-view.tsx';
import classes from './holders.module.css';
import { holdersOf, useEverybody } from './use-holders.ts';

/** Who has an ability, and where. */
export function Holders({ ability }: { readonly ability: StaffAbility }) {
  const t = useTranslations('console.abilities');
  const roleName = useTranslations('console.roles');
  const nameOf = usePlaceName();
  return (
    <QueryView
      query={useEverybody()}
      failed={t('failed')}
      missing={<p>{t('nobody')}</p>}
      loading={<Skeleton active title={false} paragraph={{ rows: 2, width: '60%' }} />}
    >
      {({ list, next }) => {
        const holders = holdersOf(ability, list);
        if (holders.length === 0) return <p>{t('nobody')}</p>;
        return (
          <>
            <ul className={classes.list} aria-label={t('holdersOf', { ability: t(`sentences.${ability}`) })}>
              {holders.map(({ staff_id, name, roles }) => (
                <li key={staff_id}>
                  <span className={classes.name}>{name}</span>{' '}
                  <span className={classes.where}>
                    {roles.map((held) => `${roleName(held.role)}, ${nameOf(held)}`).join('; ')}
                  </span>
                </li>
              ))}
            </ul>
            {next !== null && <p className={classes.where}>{t('more')}</p>}
          </>
        );
      }}
    </QueryView>
  );
}

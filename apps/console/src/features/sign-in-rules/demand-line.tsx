import { Switch } from 'antd';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useConfirm } from '../../parts/confirm/confirm.tsx';
import classes from './sign-in-rules.module.css';
import { useDemanding } from './use-demands.ts';

interface DemandLineProps {
  /** Null for the whole installation. */
  readonly organisation: string | null;
  readonly place: string;
  readonly about: string;
  readonly since: number | null;
}

/** One place with its switch, which asks for confirmation and says what it does. */
export function DemandLine({ organisation, place, about, since }: DemandLineProps) {
  const t = useTranslations('console.signInRules');
  const format = useFormatter();
  const confirm = useConfirm();
  const demanding = useDemanding();
  const id = useId();
  const isOn = since !== null;
  const ask = () =>
    confirm({
      title: t(isOn ? 'offTitle' : 'onTitle', { place }),
      effect: t(isOn ? 'offEffect' : 'onEffect'),
      label: t(isOn ? 'offLabel' : 'onLabel'),
      run: () => demanding.mutateAsync({ organisation, demanded: !isOn }),
    });
  return (
    <li className={classes.line}>
      <div>
        <span id={id} className={classes.place}>
          {place}
        </span>
        <p className={classes.about}>{about}</p>
      </div>
      <div className={classes.choice}>
        <span className={classes.about}>
          {isOn ? t('since', { day: format.dateTime(since * 1000, { dateStyle: 'medium' }) }) : t('notDemanded')}
        </span>
        <Switch checked={isOn} loading={demanding.isPending} aria-label={`${t('demand')}: ${place}`} onChange={ask} />
      </div>
    </li>
  );
}

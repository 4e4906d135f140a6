import { Input, InputNumber, Select } from 'antd';
import { useTranslations } from 'use-intl';
import { nowSeconds } from '../../../../lib/clock.ts';
import { DayInput } from '../pick/day-input.tsx';
import { type MovingLimit, readLimit, writeLimit } from './moving-day.ts';
import classes from '../logic.module.css';

interface MovingDayInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string | undefined) => void;
}

const starts = ['none', 'today', 'day'] as const;
const units = ['y', 'm', 'd'] as const;

/** A limit such as today, or eighteen years before a day: who is old enough on a day was born before that. */
export function MovingDayInput({ label, value, onChange }: MovingDayInputProps) {
  const t = useTranslations('console.formLogic.limits');
  const limit = readLimit(value);
  if (value !== '' && limit === null)
    return <Input aria-label={label} value={value} onChange={({ target }) => onChange(target.value || undefined)} />;
  const start = limit === null ? 'none' : limit.start === 'today' ? 'today' : 'day';
  const begin = (next: (typeof starts)[number]) => {
    const today = new Date(nowSeconds() * 1000).toISOString().slice(0, 10);
    const kept = limit ?? { count: 0, unit: 'y', isBefore: true };
    onChange(next === 'none' ? undefined : writeLimit({ ...kept, start: next === 'today' ? 'today' : today }));
  };
  return (
    <div className={classes.spelt} role="group" aria-label={label}>
      <Select
        aria-label={t('start')}
        value={start}
        popupMatchSelectWidth={false}
        options={starts.map((one) => ({ value: one, label: t(`starts.${one}`) }))}
        onChange={begin}
      />
      {limit !== null && <Distance limit={limit} onChange={(next) => onChange(writeLimit(next))} />}
    </div>
  );
}

function Distance({
  limit,
  onChange,
}: {
  readonly limit: MovingLimit;
  readonly onChange: (limit: MovingLimit) => void;
}) {
  const t = useTranslations('console.formLogic.limits');
  const { start, count, unit, isBefore } = limit;
  return (
    <>
      {start !== 'today' && (
        <DayInput label={t('day')} value={start} onChange={(day) => onChange({ ...limit, start: day })} />
      )}
      <InputNumber
        className={classes.number ?? ''}
        aria-label={t('count')}
        min={0}
        max={9999}
        precision={0}
        value={count}
        onChange={(next) => onChange({ ...limit, count: next ?? 0 })}
      />
      <Select
        aria-label={t('unit')}
        value={unit}
        popupMatchSelectWidth={false}
        options={units.map((one) => ({ value: one, label: t(`units.${one}`) }))}
        onChange={(next) => onChange({ ...limit, unit: next })}
      />
      <Select
        aria-label={t('side')}
        value={isBefore ? 'before' : 'after'}
        popupMatchSelectWidth={false}
        options={(['before', 'after'] as const).map((one) => ({ value: one, label: t(`sides.${one}`) }))}
        onChange={(side) => onChange({ ...limit, isBefore: side === 'before' })}
      />
    </>
  );
}

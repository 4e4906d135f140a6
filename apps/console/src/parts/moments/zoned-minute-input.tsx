import { formatMoment, isSameClock } from '@portico/browser/moment';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import { useOwnZone } from '../../lib/own-zone.ts';
import classes from './both-zones.module.css';
import { momentOf, wallTime } from './zoned-minute.ts';

interface ZonedMinuteInputProps {
  /** The institution's time zone, in which the time is entered. */
  readonly zone: string;
  /** `id`, `value` (epoch seconds) and `onChange` come from the `Form.Item` around it. */
  readonly id?: string;
  readonly value?: number | null;
  readonly onChange?: (moment: number | null) => void;
}

/** A minute in the institution's time zone; beside it the same moment in both zones. */
export function ZonedMinuteInput({ zone, id, value = null, onChange }: ZonedMinuteInputProps) {
  const t = useTranslations('console.application');
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const own = useOwnZone();
  const enter = (wall: string) => {
    setTyped(wall);
    onChange?.(momentOf(wall, zone));
  };
  return (
    <>
      <Input
        type="datetime-local"
        id={id}
        value={typed ?? (value === null ? '' : wallTime(value, zone))}
        onChange={({ target }) => enter(target.value)}
        onBlur={() => setTyped(null)}
      />
      {value !== null && (
        <span className={classes.own}>
          {formatMoment(value, language, zone, 'column')}
          {!isSameClock(value, zone, own) &&
            ` · ${t('yourTime', { time: formatMoment(value, language, own, 'column') })}`}
        </span>
      )}
    </>
  );
}

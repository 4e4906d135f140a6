import { Radio } from 'antd';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useProject } from '../../../../lib/project.ts';
import { ZonedMinuteInput } from '../../../../parts/moments/zoned-minute-input.tsx';
import classes from './when-input.module.css';

/** Now, or a moment in epoch seconds; null while none is entered. */
export type When = 'now' | { readonly at: number | null };

interface WhenInputProps {
  readonly value: When;
  readonly onChange: (when: When) => void;
}

/** Publishing at once, or at a time of the institution. */
export function WhenInput({ value, onChange }: WhenInputProps) {
  const t = useTranslations('console.formSchedule');
  const { timeZone } = useProject();
  const id = useId();
  const at = value === 'now' ? null : value.at;
  return (
    <div className={classes.when}>
      <Radio.Group
        aria-label={t('when')}
        value={value === 'now' ? 'now' : 'later'}
        options={[
          { value: 'now', label: t('now') },
          { value: 'later', label: t('later') },
        ]}
        onChange={({ target }) => onChange(target.value === 'now' ? 'now' : { at: null })}
      />
      {value !== 'now' && (
        <>
          <label htmlFor={id}>{t('time')}</label>
          <ZonedMinuteInput id={id} zone={timeZone} value={at} onChange={(moment) => onChange({ at: moment })} />
          <p>{t('laterLead')}</p>
        </>
      )}
    </div>
  );
}

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { InputProps } from '../field-parts.ts';
import { useFieldServices } from '../field-services.ts';
import { DateEntry } from '../shared/dates/entry/date-entry.tsx';
import { boundsOf } from '../shared/dates/date-limits.ts';
import { focusLeft } from '../shared/dates/entry/focus-left.ts';
import styles from './date-range.module.css';
import { answerOf, type DateRange, isAfter, rangeOf } from './range-value.ts';
import type { EntryAttributes } from '../shared/dates/entry/date-entry-props.ts';
import control from '../shared/control/control.module.css';

/** Two dates and, if offered, "Present" instead of the second. */
export function DateRangeInput({ field, answer, onChange, onLeave, control, language }: InputProps) {
  const t = useTranslations('fields.dates');
  const today = useFieldServices().today();
  const [endAside, setEndAside] = useState('');
  const [endCleared, setEndCleared] = useState(false);
  const range = rangeOf(answer);
  const { id } = control;

  const change = (changes: Partial<DateRange>, cleared = false) => {
    if (cleared !== endCleared) setEndCleared(cleared);
    onChange(answerOf({ ...range, ...changes }));
  };
  // Spec 5: the end is cleared if it is not after a newly chosen start.
  const settleStart = (start: string) => {
    const clears = range.end !== '' && isAfter(range.end, start, field.date) === false;
    change(clears ? { start, end: '' } : { start }, clears);
  };
  const setPresent = (present: boolean) => {
    if (present) setEndAside(range.end);
    const restored = isAfter(endAside, range.start, field.date) === false ? '' : endAside;
    change({ present, end: present ? '' : restored });
  };

  const shared = {
    settings: field.date,
    bounds: boundsOf(field.date, today),
    today,
    language,
    placeholder: field.placeholder?.[language] ?? '',
    openLabel: t('openCalendar'),
  };
  const attributesOf = (end: 'start' | 'end') => ({
    id: end === 'start' ? id : `${id}-${end}`,
    'aria-labelledby': `${id}-label ${id}-${end}-label`,
    'aria-invalid': control['aria-invalid'],
    'aria-required': control['aria-required'],
  });

  return (
    <div
      className={styles.range}
      onBlur={(event) => {
        if (focusLeft(event)) onLeave();
      }}
    >
      <div
        role="group"
        aria-labelledby={control['aria-labelledby']}
        aria-describedby={control['aria-describedby']}
        className={styles.ends}
      >
        <div className={styles.end}>
          <label id={`${id}-start-label`} htmlFor={id} className={styles.caption}>
            {t('start')}
          </label>
          <DateEntry
            {...shared}
            value={range.start}
            attributes={attributesOf('start')}
            onType={(start) => change({ start })}
            onSettle={settleStart}
          />
        </div>
        <div className={styles.end}>
          <label id={`${id}-end-label`} htmlFor={`${id}-end`} className={styles.caption}>
            {t('end')}
          </label>
          {range.present ? (
            <PresentEnd attributes={attributesOf('end')} text={t('present')} />
          ) : (
            <DateEntry
              {...shared}
              value={range.end}
              attributes={attributesOf('end')}
              onType={(end) => change({ end })}
              onSettle={(end) => change({ end })}
            />
          )}
        </div>
        {field.date?.offersPresent === true ? (
          <label className={styles.present}>
            <input type="checkbox" checked={range.present} onChange={(event) => setPresent(event.target.checked)} />
            {t('present')}
          </label>
        ) : null}
      </div>
      <p role="status" className={styles.cleared}>
        {endCleared ? t('endCleared') : ''}
      </p>
    </div>
  );
}

/** The end of something that is still going on: text that cannot be edited. */
function PresentEnd({ attributes, text }: { readonly attributes: EntryAttributes; readonly text: string }) {
  return <input {...attributes} type="text" className={control.control} value={text} disabled />;
}

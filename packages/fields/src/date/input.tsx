import { useTranslations } from 'use-intl';
import type { InputProps } from '../field-parts.ts';
import { useFieldServices } from '../field-services.ts';
import { DateEntry } from '../shared/dates/entry/date-entry.tsx';
import { boundsOf } from '../shared/dates/date-limits.ts';
import { textOf } from '../shared/dates/written-date.ts';
import { focusLeft } from '../shared/dates/entry/focus-left.ts';

/** One date, typed or picked. */
export function DateInput({ field, answer, onChange, onLeave, control, language }: InputProps) {
  const t = useTranslations('fields.dates');
  const today = useFieldServices().today();
  const change = (value: string) => onChange({ value });
  return (
    <div
      onBlur={(event) => {
        if (focusLeft(event)) onLeave();
      }}
    >
      <DateEntry
        value={textOf(answer.value)}
        settings={field.date}
        bounds={boundsOf(field.date, today)}
        today={today}
        language={language}
        attributes={control}
        placeholder={field.placeholder?.[language] ?? ''}
        openLabel={t('openCalendar')}
        onType={change}
        onSettle={change}
      />
    </div>
  );
}

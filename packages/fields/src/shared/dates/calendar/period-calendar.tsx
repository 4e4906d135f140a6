import type { Language } from '@portico/form-engine/language';
import { ArrowLeftIcon, ArrowRightIcon } from '@portico/ui/icons';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import styles from './calendar-popup.module.css';
import type { CalendarProps } from './calendar-props.ts';
import { monthNames } from './month-names.ts';
import { monthOf, numberOfMonth, numberOfYear, yearOf } from './period-number.ts';
import { PeriodGrid } from './period-grid.tsx';
import { usePeriod } from './use-period.ts';
import { YearChoice } from './year-choice.tsx';

/** The twelve months of a year. */
export function MonthCalendar({ value, bounds, today, language, onChoose }: CalendarProps) {
  const t = useTranslations('fields.dates');
  const period = usePeriod({ value, bounds, today: today.slice(0, 7), numberOf: numberOfMonth });
  const names = useMonthNames(language);
  const year = Math.floor(period.focused / 12);
  return (
    <>
      <div className={styles.head}>
        <Turn label={t('previousYear')} disabled={!period.canTurn(-1)} onTurn={() => period.turn(-1)} />
        <YearChoice
          year={year}
          bounds={bounds}
          today={today}
          onChoose={(chosen) => period.show(chosen * 12 + (period.focused % 12))}
        />
        <Turn label={t('nextYear')} forward disabled={!period.canTurn(1)} onTurn={() => period.turn(1)} />
      </div>
      <PeriodGrid
        period={period}
        cells={names.map((name, index) => ({ number: year * 12 + index, label: name }))}
        onChoose={(number) => onChoose(monthOf(number))}
      />
    </>
  );
}

/** A page of twelve years. */
export function YearCalendar({ value, bounds, today, onChoose }: CalendarProps) {
  const t = useTranslations('fields.dates');
  const period = usePeriod({ value, bounds, today: today.slice(0, 4), numberOf: numberOfYear });
  const first = period.focused - (period.focused % 12);
  return (
    <>
      <div className={styles.head}>
        <Turn label={t('earlierYears')} disabled={!period.canTurn(-1)} onTurn={() => period.turn(-1)} />
        <p className={styles.span} aria-live="polite">
          {Math.max(1, first)}–{Math.min(9999, first + 11)}
        </p>
        <Turn label={t('laterYears')} forward disabled={!period.canTurn(1)} onTurn={() => period.turn(1)} />
      </div>
      <PeriodGrid
        period={period}
        cells={Array.from({ length: 12 }, (_, index) => ({ number: first + index, label: String(first + index) }))}
        onChoose={(number) => onChoose(yearOf(number))}
      />
    </>
  );
}

interface TurnProps {
  readonly label: string;
  readonly forward?: boolean;
  readonly disabled: boolean;
  readonly onTurn: () => void;
}

function Turn({ label, forward = false, disabled, onTurn }: TurnProps) {
  return (
    <button type="button" className={styles.turn} aria-label={label} disabled={disabled} onClick={onTurn}>
      {forward ? <ArrowRightIcon /> : <ArrowLeftIcon />}
    </button>
  );
}

function useMonthNames(language: Language): readonly string[] {
  return useMemo(() => monthNames(language, 'short'), [language]);
}

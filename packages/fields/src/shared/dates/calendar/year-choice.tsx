import { useTranslations } from 'use-intl';
import styles from './calendar-popup.module.css';
import type { DateBounds } from '../date-limits.ts';

const yearsBack = 100;
const yearsAhead = 20;

interface YearChoiceProps {
  readonly year: number;
  readonly bounds: DateBounds;
  readonly today: string;
  readonly onChoose: (year: number) => void;
}

/** A select of all reachable years: birthdays are decades back. */
export function YearChoice({ year, bounds, today, onChoose }: YearChoiceProps) {
  const t = useTranslations('fields.dates');
  const thisYear = Number(today.slice(0, 4));
  const first = Math.min(year, bounds.lowest === '' ? Math.max(1, thisYear - yearsBack) : yearOf(bounds.lowest));
  const last = Math.max(year, bounds.highest === '' ? Math.min(9999, thisYear + yearsAhead) : yearOf(bounds.highest));
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <select
      className={styles.choice}
      aria-label={t('year')}
      value={year}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {years.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  );
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

import type { Language } from '@portico/form-engine/language';
import type { DateBounds } from '../date-limits.ts';

/** What every calendar is given. */
export interface CalendarProps {
  /** In the unit of the calendar; empty when nothing is chosen. */
  readonly value: string;
  readonly bounds: DateBounds;
  readonly today: string;
  readonly language: Language;
  readonly onChoose: (date: string) => void;
}

import type { Language } from '@portico/form-engine/language';
import type { DateBounds } from '../date-limits.ts';

/** The props of every calendar. */
export interface CalendarProps {
  /** In the unit of the calendar; empty if nothing is chosen. */
  readonly value: string;
  readonly bounds: DateBounds;
  readonly today: string;
  readonly language: Language;
  readonly onChoose: (date: string) => void;
}

import type { DateSettings, FileSettings } from '@portico/form-engine/definition/field-definition';
import type { QuestionSettings } from './words.ts';

/** Settings that many questions share, to be spread into them. */
export const half = { look: { span: 'half' } } as const satisfies QuestionSettings;
export const whole = { look: { span: 'whole' } } as const satisfies QuestionSettings;
export const inline = { choice: { arrangement: 'inline' } } as const satisfies QuestionSettings;
export const stacked = { choice: { arrangement: 'stacked' } } as const satisfies QuestionSettings;
export const sensitive = { preview: { sensitive: true } } as const satisfies QuestionSettings;
export const asBlock = { preview: { mode: 'block' } } as const satisfies QuestionSettings;

/** A column of the table that rows are shown in. */
export const inTable = { inTable: { shown: true } } as const satisfies QuestionSettings;

export const day: DateSettings = { unit: 'day', format: 'yyyy-MM-dd' };
export const month: DateSettings = { unit: 'month', format: 'yyyy-MM' };
/** From one month to another or until now. */
export const months: DateSettings = { ...month, offersPresent: true, latest: { date: '' } };
/** A day that has come already. */
export const pastDay: DateSettings = { ...day, latest: { date: '' } };
export const pastMonth: DateSettings = { ...month, latest: { date: '' } };

export function documents(megabytes: number, most = 1): FileSettings {
  return { types: ['pdf'], megabytes, most };
}

export function scans(megabytes: number, most = 1): FileSettings {
  return { types: ['pdf', 'jpg', 'jpeg', 'png'], megabytes, most };
}

import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { SettingsProblem } from '@portico/form-engine/field-model';
import { readDate, spanOf } from './calendar-date.ts';
import { unitOfFormat } from './date-format.ts';

/** Mistakes in the settings of a date or a range of dates. */
export function checkDateSettings({ date }: FieldDefinition): readonly SettingsProblem[] {
  return [...formatProblems(date?.format ?? '', date?.unit), ...limitProblems(date?.limits, date?.latest)];
}

function formatProblems(format: string, unit: string | undefined): readonly SettingsProblem[] {
  if (format === '') return [];
  const written = unitOfFormat(format);
  if (written === null) return [{ key: 'dateFormatUnknown', params: { format } }];
  return unit === undefined || unit === written ? [] : [{ key: 'dateFormatUnit', params: { format, unit } }];
}

function limitProblems(
  limits: { readonly from: string; readonly to: string } | undefined,
  latest: { readonly date: string } | undefined,
): readonly SettingsProblem[] {
  const dates = [limits?.from ?? '', limits?.to ?? '', latest?.date ?? ''];
  const wrong = dates.filter((text) => text !== '' && readDate(text) === null);
  if (wrong.length > 0) return wrong.map((date) => ({ key: 'dateLimitUnknown', params: { date } }));
  const from = readDate(limits?.from ?? '');
  const to = readDate(limits?.to ?? '');
  const end = readDate(latest?.date ?? '');
  if (from === null) return [];
  const start = spanOf(from).from;
  if (to !== null && start > spanOf(to).to) return [{ key: 'dateLimitsReversed', params: { from, to } }];
  return end !== null && start > spanOf(end).to ? [{ key: 'dateLimitsReversed', params: { from, to: end } }] : [];
}

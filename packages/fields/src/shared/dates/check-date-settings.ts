import type { DateSettings, FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { movingDay } from '@portico/form-engine/definition/moving-day';
import type { SettingsProblem } from '@portico/form-engine/field-model';
import { readDate, spanOf } from './calendar-date.ts';
import { unitOfFormat } from './date-format.ts';

/** Mistakes in the settings of a date or a range of dates. */
export function checkDateSettings({ date }: FieldDefinition): readonly SettingsProblem[] {
  return [
    ...formatProblems(date?.format ?? '', date?.unit),
    ...limitProblems(date?.limits, date?.latest),
    ...movingProblems(date?.moving),
  ];
}

function formatProblems(format: string, unit: string | undefined): readonly SettingsProblem[] {
  if (format === '') return [];
  const written = unitOfFormat(format);
  if (written === null) return [{ key: 'dateFormatUnknown', params: { format } }];
  return unit === undefined || unit === written ? [] : [{ key: 'dateFormatUnit', params: { format, unit } }];
}

// Both ends move alike, so their order on any day is their order on every day, but for the length of months.
function movingProblems(moving: DateSettings['moving']): readonly SettingsProblem[] {
  const [from, to] = [moving?.from, moving?.to].map((text) => (text ? movingDay(text, '2026-01-01') : ''));
  const wrong = [moving?.from, moving?.to].filter((_text, at) => [from, to][at] === null);
  if (wrong.length > 0) return wrong.map((date) => ({ key: 'dateLimitUnknown', params: { date: date ?? '' } }));
  return from && to && from > to ? [{ key: 'dateLimitsReversed', params: { from, to } }] : [];
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

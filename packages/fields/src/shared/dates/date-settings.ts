import type { FieldSetting } from '../../field-setting.ts';

/** What the designer can set on anything that holds dates. */
export const sharedDateSettings: readonly FieldSetting[] = [
  { path: 'date.unit', label: 'dateUnit', kind: 'choice', choices: ['year', 'month', 'day'] },
  { path: 'date.format', label: 'dateFormat', kind: 'line' },
  { path: 'date.limits.from', label: 'dateFrom', kind: 'date' },
  { path: 'date.limits.to', label: 'dateTo', kind: 'date' },
  { path: 'date.limits.text', label: 'dateLimitText', kind: 'local-text' },
  { path: 'date.latest', label: 'dateBlocksLater', kind: 'flag' },
  { path: 'date.latest.date', label: 'dateLatest', kind: 'date' },
  { path: 'triggers', label: 'triggers', kind: 'triggers' },
];

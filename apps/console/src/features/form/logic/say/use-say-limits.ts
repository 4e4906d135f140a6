import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { useTranslations } from 'use-intl';
import { useSay } from './use-say.ts';

/** What a question accepts, whatever is answered elsewhere: numbers, days, how many options, and which exclude others. */
export function useSayLimits(): (field: FieldDefinition) => readonly string[] {
  const t = useTranslations('console.formLogic.accepts');
  const say = useSay();

  const between = (kind: 'number' | 'choices' | 'day', least: string | number = '', most: string | number = '') => {
    if (least === '' && most === '') return [];
    const shape = most === '' ? 'Least' : least === '' ? 'Most' : 'Between';
    return [t(`${kind}${shape}`, { least, most })];
  };
  const days = (from = '', to = '') => between('day', from === '' ? '' : say.day(from), to === '' ? '' : say.day(to));

  return ({ id, text, choice, date, options = [] }) => {
    const alone = options.filter(({ excludesOthers }) => excludesOthers === true).map(({ value }) => value);
    const { limits, moving, latest } = date ?? {};
    return [
      ...between('number', text?.least, text?.greatest),
      ...between('choices', choice?.fewest || '', choice?.most || ''),
      ...days(limits?.from, limits?.to),
      ...days(moving?.from, moving?.to),
      ...(latest === undefined ? [] : days('', latest.date || 'today')),
      ...(alone.length === 0 ? [] : [t('excludes', { values: say.values(id, alone) })]),
    ];
  };
}

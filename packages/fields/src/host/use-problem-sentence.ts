import type { Language } from '@portico/form-engine/language';
import type { Problem } from '@portico/form-engine/problem';
import { useTranslations } from 'use-intl';

const noParams = {
  count: 0,
  field: '',
  from: '',
  least: 0,
  megabytes: 0,
  most: 0,
  row: 0,
  to: '',
  types: '',
  year: '',
} as const;

/** Translates a problem into a sentence: the institution's own, else ours. */
export function useProblemSentence(language: Language): (problem: Problem) => string {
  const t = useTranslations('fields');
  return ({ key, params: { nature, ...params } = {}, text }) => {
    if (text?.[language]) return text[language];
    return nature === undefined ? t(`problems.${key}`, { ...noParams, ...params }) : t(`formats.${nature}`);
  };
}

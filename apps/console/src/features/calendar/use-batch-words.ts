import { formatMoment } from '@portico/browser/moment';
import type { BatchValues } from '@portico/contract/calendar.schemas';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../lib/language.ts';
import type { Calendar } from './use-calendar.ts';

type Field = keyof BatchValues;

/** Labels of what is settled about a batch, and the values to read. */
export function useBatchWords({ timeZone, modules }: Calendar) {
  const t = useTranslations('console');
  const language = useLanguage();
  const moment = (at: number | null) =>
    at === null ? t('settings.none') : formatMoment(at, language, timeZone, 'column');
  const list = (texts: readonly string[]) => texts.join(', ') || t('settings.none');
  const readers: { readonly [F in Field]: (values: BatchValues) => string } = {
    title: ({ title }) => list(Object.values(title).filter((text) => text !== '')),
    startsAt: ({ startsAt }) => moment(startsAt),
    endsAt: ({ endsAt }) => moment(endsAt),
    lettersUntil: ({ lettersUntil }) => moment(lettersUntil),
    code: ({ code }) => code,
    capacity: ({ capacity }) => (capacity === null ? t('settings.none') : String(capacity)),
    leftOut: ({ leftOut }) =>
      list(leftOut.map((id) => modules.find(({ menuid }) => menuid === id)?.title[language] ?? id)),
    documents: ({ documents }) => list(documents.map(({ name }) => name[language])),
    information: ({ information }) =>
      information === null
        ? t('settings.none')
        : information.rows.map((row) => row.map((cell) => cell[language]).join(' | ')).join('\n'),
    places: ({ places }) => list(places.map(({ name }) => name[language])),
  };
  return {
    labelOf: (field: Field) => t(`calendar.fields.${field}.label`),
    show: (field: Field, values: BatchValues) => readers[field](values),
  };
}

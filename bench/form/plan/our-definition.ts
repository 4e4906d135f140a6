import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import type { Option } from '@portico/form-engine/definition/option';
import { aspects, choices, countries, fileTypes, type Question, type QuestionKind, weights } from './question.ts';

/** The questions as one of our forms, in one module, in three languages. */
export function ourDefinition(questions: readonly Question[]): FormDefinition {
  const opened = new Map(questions.flatMap(({ key, openedBy }) => (openedBy === undefined ? [] : [[openedBy, key]])));
  const fields = questions.map((question): FieldDefinition => {
    const { key, kind, label, required, openedBy, differsFrom } = question;
    const opens = opened.get(key);
    return {
      id: `id-${key}`,
      key,
      type: kind,
      label: inEveryLanguage(label),
      ...(required ? { required } : {}),
      ...(opens === undefined ? {} : { triggers: [{ when: { options: [choices[0]] }, opens: [`id-${opens}`] }] }),
      ...(openedBy === undefined ? {} : { startsShown: true }),
      ...(differsFrom === undefined ? {} : { compare: { fields: [`id-${differsFrom}`] } }),
      ...settings[kind](question),
    };
  });
  return { modules: [{ id: 'all', title: inEveryLanguage('All'), author: 'applicant', fields, groups: [] }] };
}

const lengths = ({ shortest, longest }: Question) => ({ text: { shortest, longest } });
const options = () => ({ options: choices.map(toOption) });
const files = () => ({ files: { types: fileTypes, megabytes: 2, most: 2 } });

const settings: Readonly<Record<QuestionKind, (question: Question) => Partial<FieldDefinition>>> = {
  text: lengths,
  'long-text': lengths,
  'single-choice': options,
  'multiple-choice': options,
  select: options,
  date: () => ({ date: { unit: 'day' } }),
  'date-range': () => ({ date: { unit: 'day' } }),
  upload: files,
  matrix: () => ({ options: aspects.map(toOption), columns: weights.map(toOption) }),
  video: () => ({ files: { types: ['mp4'], megabytes: 50, seconds: 90 } }),
  signature: () => ({}),
  phone: () => ({
    options: Object.entries(countries).map(([country, area]) => ({ ...toOption(country), area })),
  }),
};

function toOption(text: string): Option {
  return { value: text, label: inEveryLanguage(text) };
}

function inEveryLanguage(text: string) {
  return { sc: text, tc: text, en: text };
}

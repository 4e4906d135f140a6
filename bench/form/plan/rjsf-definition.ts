import type { FormValidation, RJSFSchema, UiSchema } from '@rjsf/utils';
import { aspects, choices, countries, type Question, type QuestionKind, weights } from './question.ts';

type Answers = Readonly<Record<string, unknown>>;

export interface RjsfDefinition {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema;
  readonly customValidate: (answers: Answers | undefined, errors: FormValidation) => FormValidation;
}

/** The questions for @rjsf/core: conditions with if and then, and customValidate for what a schema cannot express. */
export function rjsfDefinition(questions: readonly Question[]): RjsfDefinition {
  const always = questions.filter(({ openedBy }) => openedBy === undefined);
  const conditional = questions.filter(({ openedBy }) => openedBy !== undefined);
  const compared = questions.filter(({ differsFrom }) => differsFrom !== undefined);
  const schema: RJSFSchema = { type: 'object', ...partOf(always) };
  if (conditional.length > 0) {
    schema.allOf = conditional.map((question) => ({
      if: { properties: { [question.openedBy ?? '']: { enum: [choices[0]] } } },
      // oxlint-disable-next-line unicorn/no-thenable -- the word of JSON Schema; nobody awaits it
      then: partOf([question]),
    }));
  }
  return {
    schema,
    uiSchema: Object.fromEntries(questions.map(({ key, kind }) => [key, widgets[kind] ?? {}])),
    customValidate(answers, errors) {
      for (const { key, differsFrom = '' } of compared) {
        const answer = answers?.[key];
        if (answer !== undefined && answer === answers?.[differsFrom]) errors[key]?.addError('The same as another');
      }
      return errors;
    },
  };
}

function partOf(questions: readonly Question[]): RJSFSchema {
  return {
    required: questions.filter(({ required }) => required).map(({ key }) => key),
    properties: Object.fromEntries(
      questions.map((question) => [question.key, { title: question.label, ...schemas[question.kind](question) }]),
    ),
  };
}

const line = ({ shortest, longest }: Question): RJSFSchema => ({
  type: 'string',
  minLength: shortest,
  maxLength: longest,
});
const choice = (): RJSFSchema => ({ type: 'string', enum: [...choices] });
const file = (): RJSFSchema => ({ type: 'string', format: 'data-url' });
const day: RJSFSchema = { type: 'string', format: 'date' };

const schemas: Readonly<Record<QuestionKind, (question: Question) => RJSFSchema>> = {
  text: line,
  'long-text': line,
  'single-choice': choice,
  'multiple-choice': () => ({ type: 'array', uniqueItems: true, items: choice() }),
  select: choice,
  date: () => day,
  'date-range': () => ({ type: 'object', properties: { start: day, end: day } }),
  upload: file,
  matrix: () => ({
    type: 'object',
    properties: Object.fromEntries(aspects.map((aspect) => [aspect, { type: 'string', enum: [...weights] }])),
  }),
  video: file,
  signature: file,
  phone: () => ({
    type: 'object',
    properties: { area: { type: 'string', enum: Object.values(countries) }, number: { type: 'string' } },
  }),
};

const radio = { 'ui:widget': 'radio' } as const;
const widgets: Readonly<Partial<Record<QuestionKind, UiSchema>>> = {
  'long-text': { 'ui:widget': 'textarea' },
  'single-choice': radio,
  'multiple-choice': { 'ui:widget': 'checkboxes' },
  matrix: Object.fromEntries(aspects.map((aspect) => [aspect, radio])),
  phone: { number: { 'ui:options': { inputType: 'tel' } } },
};

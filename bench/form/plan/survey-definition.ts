import { aspects, choices, fileTypes, type Question, type QuestionKind, weights } from './question.ts';

/** The questions for SurveyJS: answers, checks and conditions follow each keystroke, as ours do. */
export function surveyDefinition(questions: readonly Question[]): object {
  return {
    textUpdateMode: 'onTyping',
    checkErrorsMode: 'onValueChanged',
    showNavigationButtons: false,
    elements: questions.map((question) => ({
      name: question.key,
      title: question.label,
      isRequired: question.required,
      ...condition(question),
      ...settings[question.kind](question),
    })),
  };
}

const dates = [
  { name: 'start', inputType: 'date' },
  { name: 'end', inputType: 'date' },
] as const;

// A file field with a few types replaces the recording, a text field the phone number with its country.
const settings: Readonly<Record<QuestionKind, (question: Question) => object>> = {
  text: (question) => ({ type: 'text', validators: validators(question) }),
  // With a maximum length, SurveyJS draws its own character counter.
  'long-text': (question) => ({
    type: 'comment',
    rows: 3,
    maxLength: question.longest,
    validators: validators(question),
  }),
  'single-choice': () => ({ type: 'radiogroup', choices }),
  'multiple-choice': () => ({ type: 'checkbox', choices }),
  select: () => ({ type: 'dropdown', choices }),
  date: () => ({ type: 'text', inputType: 'date' }),
  'date-range': () => ({ type: 'multipletext', items: dates }),
  upload: () => ({ type: 'file', acceptedTypes: fileTypes.map((type) => `.${type}`).join(), maxSize: 2_097_152 }),
  matrix: () => ({ type: 'matrix', columns: weights, rows: aspects }),
  video: () => ({ type: 'file', acceptedTypes: '.mp4', maxSize: 52_428_800 }),
  signature: () => ({ type: 'signaturepad' }),
  phone: () => ({ type: 'text', inputType: 'tel' }),
};

function validators({ key, shortest, longest, differsFrom }: Question): readonly object[] {
  const length = { type: 'text', minLength: shortest, maxLength: longest };
  if (differsFrom === undefined) return [length];
  return [length, { type: 'expression', expression: `{${key}} <> {${differsFrom}}` }];
}

function condition({ openedBy }: Question): object {
  return openedBy === undefined ? {} : { visibleIf: `{${openedBy}} empty or {${openedBy}} = '${choices[0]}'` };
}

import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import type { Answer, FormAnswers } from '@portico/form-engine/values/answer';

const modules = ['person', 'family', 'education', 'work', 'languages', 'awards', 'essays', 'papers', 'plans', 'other'];
const fieldsEach = 19;

interface Question {
  readonly field: (key: string) => FieldDefinition;
  readonly answer: (at: number) => Answer;
}

// Typical questions of institutes, in turns: mostly lines, some of them an address or a number; choices, dates, longer
// texts.
const questions: readonly Question[] = [
  line({}, (at) => `An answer of some forty characters, number ${at}`),
  line({ text: { nature: 'email' } }, (at) => `somebody.${at}@example.com`),
  { field: (key) => buildSwitch(key, [], { required: true }), answer: () => ({ value: 'no' }) },
  line({ text: { shortest: 2, longest: 100 } }, (at) => `A line that is counted, ${at}`),
  line({ type: 'date' }, () => '2001-02-03'),
  line({}, (at) => `另一个答案，第 ${at} 题，约二十个字`),
  line({ type: 'long-text', text: { longest: 500 } }, (at) => `A paragraph about the plans for year ${at}. `.repeat(4)),
  line({ type: 'phone' }, () => ['86', '13812345678']),
];

function line(settings: Partial<FieldDefinition>, value: (at: number) => Answer['value']): Question {
  return {
    field: (key) => buildField(key, { required: true, ...settings }),
    answer: (at) => ({ value: value(at) }),
  };
}

function questionAt(at: number): Question {
  const question = questions[at % questions.length];
  if (question === undefined) throw new Error('There are no questions');
  return question;
}

const indexes = Array.from({ length: fieldsEach }, (_, at) => at);

/** A hundred and ninety required questions in ten modules. */
export const longForm: FormDefinition = {
  modules: modules.map((id) =>
    buildModule(
      id,
      indexes.map((at) => questionAt(at).field(`${id}${at}`)),
      { required: true },
    ),
  ),
};

/** Valid answers to all of it, by module. */
export const longAnswers: ReadonlyMap<string, FormAnswers> = new Map(
  modules.map((id) => {
    const fields = Object.fromEntries(indexes.map((at) => [`${id}${at}`, questionAt(at).answer(at)]));
    return [id, { fields, rows: {} }];
  }),
);

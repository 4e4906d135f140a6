import type { PreviewContent } from '@portico/form-engine/preview/preview-content';
import type { Answer } from '@portico/form-engine/values/answer';
import { ourDefinition } from '../form/plan/our-definition.ts';
import { planAll } from '../form/plan/plans.ts';
import { aspects, choices, type Question, type QuestionKind, weights } from '../form/plan/question.ts';

const questionsInModule = 50;
const filesInUpload = 3;

/**
 * A filled-in application with this many questions of all types, fifty in a module; 1,000 questions include more than
 * 200 files.
 */
export function planPreview(count: number): PreviewContent {
  const questions = planAll(count);
  const [whole] = ourDefinition(questions).modules;
  if (whole === undefined) throw new Error('The plan has no module');
  const modules = Array.from({ length: Math.ceil(count / questionsInModule) }, (_, index) => ({
    ...whole,
    id: `module-${index}`,
    title: inEveryLanguage(`Module ${index + 1}`),
    fields: whole.fields.slice(index * questionsInModule, (index + 1) * questionsInModule),
  }));
  const fields = Object.fromEntries(questions.map((question) => [question.key, answers[question.kind](question)]));
  return {
    modules,
    answers: { fields, rows: {} },
    withheld: [],
    flowEntries: {},
    letters: [],
    tables: [],
    staffChanges: [],
    today: '2026-11-15',
    timeZone: 'UTC',
  };
}

const files = (key: string, name: string, count: number): Answer => ({
  value: Array.from({ length: count }, (_, index) => ({
    uid: `${key}-${index}`,
    name,
    url: `/files/${key}-${index}`,
  })),
});

const answers: Readonly<Record<QuestionKind, (question: Question) => Answer>> = {
  text: ({ key }) => ({ value: `An answer to ${key}` }),
  'long-text': () => ({ value: 'First line.\n\nA second paragraph that runs over more than one line of a phone.' }),
  'single-choice': () => ({ value: choices[1] }),
  'multiple-choice': () => ({ value: [choices[0], choices[2]] }),
  select: () => ({ value: choices[3] }),
  date: () => ({ value: '2026-11-15' }),
  'date-range': () => ({ value: ['2020-09-01', '2024-06-30', false] }),
  upload: ({ key }) => files(key, 'picture.png', filesInUpload),
  matrix: () => ({ value: Object.fromEntries(aspects.map((aspect) => [aspect, weights[0]])) }),
  video: ({ key }) => files(key, 'talk.mp4', 1),
  signature: ({ key }) => files(key, 'signature.png', 1),
  phone: () => ({ value: ['86', '13800138000'] }),
};

function inEveryLanguage(text: string) {
  return { sc: text, tc: text, en: text };
}

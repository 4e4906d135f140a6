import type { ProjectSettingsValues } from '@portico/contract/project-settings.schemas';

export type Question = ProjectSettingsValues['registerFields'][number];

const blank = { sc: '', tc: '', en: '' };
const option = (value: string, sc: string, tc: string, en: string) => ({ value, label: { sc, tc, en } });

/** What a question can begin as: a line, a choice, or one that many institutions ask. */
export const questionTypes = {
  text: { field: 'question', name: blank, required: false, options: [] },
  choice: { field: 'choice', name: blank, required: false, options: [{ value: 'a', label: blank }] },
  degree: {
    field: 'degree',
    name: { sc: '最高学历', tc: '最高學歷', en: 'Highest degree' },
    required: true,
    options: [
      option('bachelor', '本科', '學士', 'Bachelor'),
      option('master', '硕士', '碩士', 'Master'),
      option('doctor', '博士', '博士', 'Doctorate'),
    ],
  },
  school: {
    field: 'school',
    name: { sc: '毕业院校', tc: '畢業院校', en: 'University' },
    required: false,
    options: [],
  },
  country: {
    field: 'country',
    name: { sc: '国家或地区', tc: '國家或地區', en: 'Country or region' },
    required: false,
    options: [],
  },
} as const satisfies Readonly<Record<string, Question>>;

export type QuestionType = keyof typeof questionTypes;

/** A new question of a type, with a key that no other has. */
export function newQuestion(type: QuestionType, others: readonly Question[]): Question {
  const begun: Question = questionTypes[type];
  const taken = new Set(others.map(({ field }) => field));
  let key = begun.field;
  for (let count = 2; taken.has(key); count += 1) key = `${begun.field}_${count}`;
  return { ...begun, field: key, options: [...begun.options] };
}

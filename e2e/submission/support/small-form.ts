import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { choice, question, words } from '@portico/testing/form-words';

/** A form that takes seconds to fill in, yet has required, optional, repeated and uploaded answers. */
export const smallForm: FormDefinition = {
  modules: [
    {
      id: 'about',
      title: words('基本信息', '基本資料', 'About you'),
      author: 'applicant',
      required: true,
      fields: [
        question('name', 'text', words('姓名', '姓名', 'Full name'), { required: true, text: { longest: 100 } }),
        question('degree', 'single-choice', words('学位', '學位', 'Degree'), {
          required: true,
          options: [choice('bachelor', '学士', '學士', 'Bachelor'), choice('master', '硕士', '碩士', 'Master')],
        }),
      ],
      groups: [],
    },
    {
      id: 'papers',
      title: words('材料', '材料', 'Papers'),
      author: 'applicant',
      required: true,
      fields: [
        question('plan', 'long-text', words('学习计划', '學習計劃', 'Study plan'), {
          required: true,
          text: { longest: 5_000 },
        }),
        question('scan', 'upload', words('成绩单', '成績單', 'Transcript'), {
          files: { types: ['pdf', 'png'], megabytes: 5, most: 1 },
        }),
      ],
      groups: [],
    },
  ],
};

/** Valid answers to the whole form, as they are saved. */
export const smallAnswers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  about: { name: '林嘉禾', degree: '学士' },
  papers: { plan: 'First this,\nthen that.' },
};

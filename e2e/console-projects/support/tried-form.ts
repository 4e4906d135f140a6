import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { choice, question, words } from '@portico/testing/form-words';

const script = '<img src="x" onerror="document.title=\'broken\'">';

/** A form with a question that an answer opens, a letter, a repeatable group, and markup where plain words belong. */
export const triedForm: FormDefinition = {
  modules: [
    {
      id: 'about',
      title: words('基本信息', '基本資料', 'About you'),
      author: 'applicant',
      required: true,
      fields: [
        question('name', 'text', words('姓名', '姓名', 'Full name'), { required: true }),
        question('abroad', 'single-choice', words('是否留学', '是否留學', 'Studied abroad'), {
          required: true,
          options: [choice('no', '否', '否', 'No'), choice('yes', '是', '是', 'Yes')],
          triggers: [{ when: { options: ['yes'] }, opens: ['q-country'] }],
        }),
        question('country', 'text', words('国家', '國家', 'In which country'), { required: true }),
        question('scan', 'upload', words('成绩单', '成績單', 'Transcript'), { files: { types: ['pdf'] } }),
        question('odd', 'text', words(script, script, script), { remark: words(script, script, script) }),
      ],
      groups: [
        {
          id: 'schools',
          key: 'schools',
          title: words('学校', '學校', 'Schools'),
          requiredRows: 1,
          extraRows: 2,
          layout: 'table',
          fields: [question('school', 'text', words('校名', '校名', 'Name of the school'), { required: true })],
        },
      ],
    },
    {
      id: 'letter',
      title: words('推荐信', '推薦信', 'Letter'),
      author: 'recommender',
      required: true,
      fields: [question('opinion', 'long-text', words('评价', '評價', 'Your opinion'), { required: true })],
      groups: [],
    },
  ],
};

import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { half, inline, sensitive, whole } from '../../seeds/blocks/settings.ts';
import { choice, idOf, question, words } from '../../seeds/blocks/words.ts';
import { paragraphs } from '../../seeds/paragraphs.ts';
import type { ProjectFile } from '../../src/domain/project-file/format/project-file.ts';
import { fileOf } from '../parts/file-of.ts';

const signUp: ModuleDefinition = {
  id: 'sign-up',
  title: words('报名信息', '報名資料', 'Registration'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f1001', 'text', words('姓名', '姓名', 'Full name'), {
      required: true,
      filledFromAccount: 'name',
      text: { longest: 60 },
      ...half,
    }),
    question('f1002', 'text', words('电子邮箱', '電郵地址', 'Email'), {
      required: true,
      filledFromAccount: 'mail',
      text: { nature: 'email', longest: 100 },
      ...half,
      ...sensitive,
    }),
    question('f1003', 'phone', words('手机号码', '手提電話', 'Mobile phone'), {
      required: true,
      filledFromAccount: 'phone',
      ...sensitive,
    }),
    question('f1004', 'text', words('学校或单位', '學校或機構', 'School or institution'), {
      required: true,
      text: { longest: 80, suggest: 'school' },
      ...whole,
    }),
    question('f1005', 'single-choice', words('参加方式', '參加方式', 'How will you take part?'), {
      required: true,
      options: [choice('campus', '到场', '親臨', 'On campus'), choice('online', '线上', '網上', 'Online')],
      triggers: [{ when: { options: ['campus'] }, opens: [idOf('f1006')] }],
      ...inline,
    }),
    question(
      'f1006',
      'single-choice',
      words('是否需要无障碍协助', '是否需要無障礙協助', 'Do you need assistance on site?'),
      {
        required: true,
        options: [
          choice('no', '不需要', '不需要', 'No'),
          choice('yes', '需要，请与我联系', '需要，請與我聯絡', 'Yes, please contact me'),
        ],
        ...inline,
        ...sensitive,
      },
    ),
    question('f1007', 'long-text', words('想了解的问题', '想了解的問題', 'Questions you would like answered'), {
      text: { longest: 200, lines: 4 },
      ...whole,
    }),
  ],
  groups: [],
};

/** One page, for an event. */
export function registration(now: Date): ProjectFile {
  return fileOf(
    {
      theme: 6,
      seoTitle: words('活动报名', '活動報名', 'Registration'),
      guide: paragraphs(
        words(
          '报名只需几分钟：选择场次，填写一页信息，提交即可。',
          '報名只需幾分鐘：選擇場次，填寫一頁資料，提交即可。',
          'It takes a few minutes: choose a session, fill in one page, submit.',
        ),
        words('报名成功后会收到确认邮件。', '報名成功後會收到確認電郵。', 'You will receive a confirmation by mail.'),
      ),
      statement: paragraphs(
        words('本人承诺所填信息真实。', '本人承諾所填資料真實。', 'I declare that what I entered is true.'),
        words(
          '如不能参加，本人会及时取消。',
          '如不能參加，本人會及時取消。',
          'If I cannot come, I will cancel in time.',
        ),
      ),
      knownItems: [
        words(
          '名额有限，按提交先后确认。',
          '名額有限，按提交先後確認。',
          'Places are limited and confirmed in the order of submission.',
        ),
      ],
      form: { modules: [signUp] },
      batches: [
        {
          key: 'session-one',
          title: words('第一场', '第一場', 'First session'),
          opensInDays: 1,
          closesInDays: 30,
          information: null,
        },
      ],
    },
    now,
  );
}

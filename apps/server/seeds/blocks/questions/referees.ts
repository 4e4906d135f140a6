import type { GroupDefinition } from '@portico/form-engine/definition/form-definition';
import type { LocalText } from '@portico/form-engine/language';
import { academicTitles } from '../options.ts';
import { half, inTable } from '../settings.ts';
import { choice, idOf, otherChoice, question, words } from '../words.ts';

interface Referees {
  /** The group takes this number, its fields the six after it. */
  readonly first: number;
  readonly title: LocalText;
  readonly remark: LocalText;
  readonly requiredRows: number;
  readonly extraRows: number;
}

/** The people whom an applicant names as recommenders, each by a mail address of their own. */
export function refereeGroup({ first, ...rest }: Referees): GroupDefinition {
  const key = (index: number) => `f${first + index}`;
  return {
    ...rest,
    id: `${first}`,
    key: `g${first}`,
    addLabel: words('添加推荐人', '新增推薦人', 'Add a recommender'),
    layout: 'table',
    labelPosition: 'top',
    fields: [
      question(key(1), 'text', words('姓名', '姓名', 'Name'), {
        required: true,
        text: { longest: 40 },
        ...half,
        ...inTable,
      }),
      question(key(2), 'select', words('职称或职务', '職銜', 'Title'), {
        required: true,
        options: academicTitles,
        ...half,
      }),
      question(key(3), 'text', words('工作单位', '任職機構', 'Institution'), {
        required: true,
        placeholder: words('学校及院系，或公司及部门', '院校及學系，或公司及部門', 'University and department'),
        text: { longest: 80 },
        ...inTable,
      }),
      question(key(4), 'text', words('工作邮箱', '工作電郵', 'Work email'), {
        required: true,
        remark: words(
          '推荐信邀请将发送到此邮箱，请使用单位邮箱。',
          '推薦信邀請將發送到此電郵，請使用機構電郵。',
          'The invitation is sent here; please give an institutional address.',
        ),
        text: { nature: 'email', longest: 100 },
        compare: {
          fields: [idOf(key(4))],
          text: words('推荐人邮箱不能重复', '推薦人電郵不能重複', 'Recommender mailbox cannot be duplicate'),
        },
        ...inTable,
      }),
      question(key(5), 'phone', words('联系电话', '聯絡電話', 'Telephone'), { preview: { sensitive: true } }),
      question(key(6), 'single-choice', words('推荐人与您的关系', '推薦人與您的關係', 'How they know you'), {
        required: true,
        options: [
          choice('supervisor', '导师', '導師', 'Supervisor'),
          choice('teacher', '任课教师', '任課老師', 'Teacher'),
          choice('manager', '工作主管', '工作主管', 'Manager'),
          otherChoice(),
        ],
        choice: { arrangement: 'inline' },
      }),
    ],
  };
}

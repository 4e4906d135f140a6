import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { industries, yesNo } from '../../blocks/options.ts';
import { asBlock, half, inline, inTable, months, sensitive } from '../../blocks/settings.ts';
import { choice, idOf, question, words } from '../../blocks/words.ts';

/** Opened in the basic information when somebody wants to study part-time. */
export const partTimeQuestions = [idOf('f7131'), idOf('f7132')];

export const work: ModuleDefinition = {
  id: 'work',
  title: words('工作经历', '工作經歷', 'Work experience'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f7130', 'text', words('全职工作年限', '全職工作年資', 'Years of full-time work'), {
      required: true,
      remark: words(
        '计算至入学当年的九月一日，应届生填 0。',
        '計算至入學當年的九月一日，應屆生填 0。',
        'Counted to 1 September of the year of entry; final-year students enter 0.',
      ),
      text: { nature: 'decimal', longest: 4 },
      ...half,
    }),
    question(
      'f7131',
      'single-choice',
      words('单位是否支持您就读', '僱主是否支持您就讀', 'Does your employer support it?'),
      {
        required: true,
        options: yesNo,
        ...inline,
      },
    ),
    question('f7132', 'select', words('学费来源', '學費來源', 'Who pays the tuition?'), {
      required: true,
      options: [
        choice('self', '本人全额', '本人全數', 'Myself'),
        choice('shared', '单位部分资助', '僱主部分資助', 'My employer in part'),
        choice('employer', '单位全额资助', '僱主全數資助', 'My employer in full'),
      ],
      ...half,
    }),
  ],
  groups: [
    {
      id: '7133',
      key: 'g7133',
      title: words('任职经历', '任職經歷', 'Positions'),
      remark: words('请由近及远填写。', '請由近至遠填寫。', 'The latest first.'),
      requiredRows: 0,
      extraRows: 8,
      addLabel: words('添加任职经历', '新增任職經歷', 'Add a position'),
      layout: 'table',
      labelPosition: 'top',
      fields: [
        question('f7134', 'date-range', words('任职时间', '任職時間', 'Period'), {
          required: true,
          date: months,
          ...inTable,
        }),
        question('f7135', 'text', words('单位名称', '機構名稱', 'Employer'), {
          required: true,
          text: { longest: 80 },
          ...inTable,
        }),
        question('f7136', 'select', words('行业', '行業', 'Industry'), {
          required: true,
          options: industries,
          ...half,
        }),
        question('f7137', 'text', words('职务', '職位', 'Position'), {
          required: true,
          text: { longest: 40 },
          ...half,
          ...inTable,
        }),
        question('f7138', 'select', words('职级', '職級', 'Level'), {
          required: true,
          options: [
            choice('top', '高层管理', '高層管理', 'Senior management'),
            choice('middle', '中层管理', '中層管理', 'Middle management'),
            choice('junior', '基层管理', '基層管理', 'Junior management'),
            choice('specialist', '专业人员', '專業人員', 'Specialist'),
            choice('staff', '普通员工', '一般職員', 'Staff'),
          ],
          ...half,
        }),
        question('f7139', 'text', words('税前年收入', '稅前年收入', 'Annual income before tax'), {
          required: true,
          text: { nature: 'decimal', longest: 8, suffix: words('（万元）', '（萬元人民幣）', '(10k CNY)') },
          ...half,
          ...sensitive,
        }),
        question('f7140', 'long-text', words('主要职责与业绩', '主要職責與成績', 'Duties and achievements'), {
          required: true,
          text: { longest: 300, lines: 4 },
          ...asBlock,
        }),
      ],
    },
  ],
};

import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { choice, idOf, question, words } from '../words.ts';

const directions = [
  choice('asset-pricing', '资产定价', '資產定價', 'Asset pricing'),
  choice('corporate-finance', '公司金融', '公司財務', 'Corporate finance'),
  choice('fintech', '金融科技', '金融科技', 'Financial technology'),
  choice('econometrics', '计量经济学', '計量經濟學', 'Econometrics'),
  choice('macro', '宏观经济学', '宏觀經濟學', 'Macroeconomics'),
  choice('development', '发展经济学', '發展經濟學', 'Development economics'),
  choice('data', '数据科学', '數據科學', 'Data science'),
  choice('optimisation', '最优化', '最佳化', 'Optimisation'),
  choice('probability', '概率论', '概率論', 'Probability'),
  choice('number-theory', '数论', '數論', 'Number theory'),
  choice('geometry', '几何学', '幾何學', 'Geometry'),
  choice('other', '其他方向', '其他方向', 'Another', { takesText: true, needsText: true }),
];

/** What the applicant wants to study, and follow-up questions. */
export const programmeFields: readonly FieldDefinition[] = [
  question('direction', 'select', words('研究方向', '研究方向', 'Field of research'), {
    required: true,
    placeholder: words('可输入关键词筛选', '可輸入關鍵字篩選', 'Type to filter'),
    options: directions,
  }),
  question('topic', 'select', words('感兴趣的课题', '感興趣的課題', 'Topic you are interested in'), {
    options: [
      choice('factors', '多因子模型', '多因子模型', 'Factor models', { under: ['asset-pricing', 'fintech'] }),
      choice('derivatives', '衍生品', '衍生工具', 'Derivatives', { under: ['asset-pricing'] }),
      choice('governance', '公司治理', '公司管治', 'Corporate governance', { under: ['corporate-finance'] }),
      choice('payments', '支付系统', '支付系統', 'Payment systems', { under: ['fintech'] }),
      choice('time-series', '时间序列', '時間序列', 'Time series', { under: ['econometrics', 'macro', 'data'] }),
      choice('learning', '统计学习', '統計學習', 'Statistical learning', { under: ['data', 'optimisation'] }),
      choice('primes', '素数分布', '質數分佈', 'Distribution of primes', { under: ['number-theory'] }),
      choice('undecided', '尚未确定', '尚未確定', 'Not decided yet'),
    ],
    choice: { under: idOf('direction') },
  }),
  question('offered', 'levelled-list', words('开设课程一览', '開設課程一覽', 'Courses on offer'), {
    levels: [
      {
        label: words('金融', '金融', 'Finance'),
        items: [words('资产定价', '資產定價', 'Asset pricing'), words('公司金融', '公司財務', 'Corporate finance')],
      },
      {
        label: words('数学', '數學', 'Mathematics'),
        items: [
          words('概率论', '概率論', 'Probability'),
          words('数论', '數論', 'Number theory'),
          words('几何学', '幾何學', 'Geometry'),
        ],
      },
    ],
  }),
  question(
    'channels',
    'multiple-choice',
    words('您从何处得知本项目', '您從何處得知本課程', 'How did you hear of us?'),
    {
      remark: words(
        '了解渠道有助于我们改进宣讲。',
        '了解渠道有助我們改進宣講。',
        'It helps us to reach others like you.',
      ),
      options: [
        choice('website', '官方网站', '官方網站', 'Website'),
        choice('teacher', '老师推荐', '老師推薦', 'A teacher'),
        choice('alumni', '校友介绍', '校友介紹', 'An alumnus'),
        choice('event', '宣讲会', '招生講座', 'An event'),
        choice('other', '其他', '其他', 'Elsewhere', {
          takesText: true,
          needsText: true,
          tips: words('请写明具体渠道', '請註明具體途徑', 'Please say where'),
        }),
      ],
      choice: { most: 3, arrangement: 'stacked' },
      triggers: [
        { when: { options: ['alumni'] }, opens: [idOf('alumnusName')] },
        { when: { options: ['event'] }, opens: [idOf('eventDate')] },
      ],
    },
  ),
  question('alumnusName', 'text', words('校友姓名', '校友姓名', 'Name of the alumnus'), {
    parentId: idOf('channels'),
    text: { longest: 40 },
  }),
  question('eventDate', 'date', words('参加宣讲会的日期', '出席講座的日期', 'Date of the event'), {
    parentId: idOf('channels'),
    date: { unit: 'day', format: 'yyyy-MM-dd', latest: { date: '2026-12-31' } },
  }),
  question('studyStatus', 'single-choice', words('目前状态', '目前狀況', 'At present you are'), {
    required: true,
    options: [
      choice('studying', '在读', '在學', 'Studying'),
      choice('working', '在职', '在職', 'Working'),
      choice('neither', '其他', '其他', 'Neither'),
    ],
    retired: [choice('serving', '服役中', '服役中', 'In military service')],
    choice: { arrangement: 'inline' },
  }),
  question('yearOfStudy', 'text', words('所在年级', '就讀年級', 'Year of study'), {
    relation: { field: idOf('studyStatus'), option: 'studying' },
    text: { longest: 20 },
  }),
  question('selfRating', 'matrix', words('自我评估', '自我評估', 'How would you rate yourself?'), {
    options: [
      choice('mathematics', '数学基础', '數學基礎', 'Mathematics'),
      choice('programming', '编程能力', '編程能力', 'Programming'),
      choice('writing', '学术写作', '學術寫作', 'Academic writing'),
    ],
    columns: [
      choice('strong', '熟练', '熟練', 'Strong'),
      choice('fair', '一般', '一般', 'Fair'),
      choice('weak', '薄弱', '薄弱', 'Weak'),
    ],
    retiredColumns: [choice('none', '未学过', '未學過', 'Never learnt')],
  }),
  question('cardColour', 'text', words('学生卡底色', '學生證底色', 'Colour of your student card'), {
    placeholder: words('如 #4dbca6', '如 #4dbca6', 'e.g. #4dbca6'),
    text: { nature: 'hex-colour' },
    look: { background: '#fbf8f1', span: 'half' },
    preview: { mode: 'hidden' },
  }),
];

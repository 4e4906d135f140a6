import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { asBlock, half, month, stacked, whole } from '../../blocks/settings.ts';
import { choice, idOf, otherChoice, question, words } from '../../blocks/words.ts';

export const interests: ModuleDefinition = {
  id: 'interests',
  title: words('研究领域', '研究領域', 'Research interests'),
  author: 'applicant',
  required: true,
  layout: 'vertical',
  fields: [
    question('f8121', 'select', words('主要方向', '主要方向', 'Main field'), {
      required: true,
      options: [
        choice('number-theory', '数论与表示论', '數論與表示論', 'Number theory and representation theory'),
        choice('algebraic-geometry', '代数几何', '代數幾何', 'Algebraic geometry'),
        choice('geometric-analysis', '几何分析', '幾何分析', 'Geometric analysis'),
        choice('probability', '概率论', '概率論', 'Probability'),
        choice('dynamics', '动力系统', '動力系統', 'Dynamical systems'),
        choice('applied', '计算与应用数学', '計算與應用數學', 'Computational and applied mathematics'),
        otherChoice('其他方向', '其他方向', 'Another field'),
      ],
    }),
    question('f8122', 'text', words('关键词', '關鍵詞', 'Keywords'), {
      required: true,
      placeholder: words('三至五个，以逗号分隔', '三至五個，以逗號分隔', 'Three to five, separated by commas'),
      text: { longest: 120 },
      ...whole,
    }),
    question('f8123', 'text', words('MSC 分类号', 'MSC 分類號', 'MSC classes'), {
      placeholder: words('如 53C44, 58J35', '如 53C44, 58J35', 'e.g. 53C44, 58J35'),
      errorText: words(
        '请填写分类号，以逗号分隔，例如 53C44, 58J35。',
        '請填寫分類號，以逗號分隔，例如 53C44, 58J35。',
        'Please give classes separated by commas, such as 53C44, 58J35.',
      ),
      text: { nature: 'no-chinese', longest: 60 },
      ...half,
    }),
    question('f8124', 'date', words('最早可到岗月份', '最早可到任月份', 'Earliest start'), {
      required: true,
      date: month,
      ...half,
    }),
    question('f8125', 'long-text', words('研究兴趣概述', '研究興趣概述', 'Your interests in brief'), {
      required: true,
      remark: words(
        '面向其他方向的数学家，不超过 300 字。',
        '面向其他方向的數學家，不超過 300 字。',
        'For mathematicians of other fields, up to 300 words.',
      ),
      text: { longest: 300, lines: 6 },
      ...whole,
      ...asBlock,
    }),
    question('f8126', 'multiple-choice', words('如何得知招募信息', '如何得知招募消息', 'How did you hear of us?'), {
      options: [
        choice('mathjobs', '招聘网站', '招聘網站', 'A job board'),
        choice('supervisor', '导师介绍', '導師介紹', 'My supervisor'),
        choice('conference', '学术会议', '學術會議', 'A conference'),
        choice('member', '中心成员', '中心成員', 'A member of the Center'),
        otherChoice(),
      ],
      triggers: [{ when: { options: ['member'] }, opens: [idOf('f8127')] }],
      ...stacked,
    }),
    question('f8127', 'text', words('成员姓名', '成員姓名', 'Name of the member'), {
      parentId: idOf('f8126'),
      text: { longest: 40 },
      ...half,
    }),
  ],
  groups: [],
};

import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { choice, question, words } from './words.ts';

export const recommendation: ModuleDefinition = {
  id: 'recommendation',
  title: words('推荐信', '推薦信', 'Recommendation'),
  author: 'recommender',
  required: true,
  layout: 'vertical',
  fields: [
    question('ratings', 'matrix', words('与同届学生相比', '與同屆學生相比', 'Compared with their peers'), {
      required: true,
      options: [
        choice('scholarship', '学业能力', '學業能力', 'Academic ability'),
        choice('originality', '独立思考', '獨立思考', 'Independence of mind'),
        choice('cooperation', '团队合作', '團隊合作', 'Teamwork'),
        choice('integrity', '品格诚信', '品格誠信', 'Integrity'),
      ],
      columns: [
        choice('top', '前 5%', '首 5%', 'Top 5%'),
        choice('high', '前 20%', '首 20%', 'Top 20%'),
        choice('average', '中等', '中等', 'Average'),
        choice('unknown', '无法评价', '無法評價', 'Cannot say'),
      ],
    }),
    question('letter', 'long-text', words('推荐意见', '推薦意見', 'Your letter'), {
      required: true,
      text: { shortest: 50, longest: 1500, lines: 14 },
      preview: { mode: 'block' },
    }),
    question('letterSignature', 'signature', words('推荐人签名', '推薦人簽署', 'Signature'), { required: true }),
  ],
  groups: [],
};

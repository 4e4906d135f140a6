import type { DemoAnswers } from '../../demo-answers.ts';
import type { DemoRequest } from '../../demo-request.ts';

const gaoOnZhou: DemoAnswers = {
  fields: {
    f6601: '3',
    f6602: '计量经济学；本科毕业论文',
    f6603: { foundation: 'top20', quantitative: 'top5', originality: 'top20', expression: 'top20', integrity: 'top5' },
    f6604: 'strongly',
    f6606:
      '周亦澄同学修读我的计量经济学课程时，对教材中一处关于弱工具变量的推导提出疑问，并用模拟说明了问题所在，我此后几年的讲义都因此改写。他的毕业论文研究支付数据中的季节性，数据清理做得细致，结论写得克制。他不轻易说“显著”，这在同龄人中很少见。',
  },
  rows: {},
};

/** One of the two recommenders has opened the invitation; the other has not been asked yet. */
export const linsRequests: readonly DemoRequest[] = [
  { email: 'zhao.chengze@jiangming.example.edu', language: 'sc', askedDaysAgo: 3, became: 'opened' },
];

/** One letter has arrived, and the other mail bounced. */
export const zhousRequests: readonly DemoRequest[] = [
  {
    email: 'gao.yining@jiangming.example.edu',
    language: 'sc',
    askedDaysAgo: 12,
    became: 'received',
    letter: gaoOnZhou,
    writtenDaysAgo: 4,
  },
  { email: 'su.wangshu@jiangming.example.edu', language: 'sc', askedDaysAgo: 4, became: 'bounced' },
];

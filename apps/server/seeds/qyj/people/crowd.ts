import type { DemoAnswers } from '../../demo-answers.ts';
import type { DemoApplicant } from '../../demo-tenant.ts';
import { applicantOf } from '../../people/applicant-of.ts';
import { mainlander } from '../../people/person.ts';
import { story } from './story.ts';

const luo = mainlander(
  { name: '罗青禾', surname: 'Luo', given: 'Qinghe', gender: 'female', born: '1990-03-21' },
  '440106',
  '19900005002',
);
const mu = mainlander(
  { name: '穆长风', surname: 'Mu', given: 'Changfeng', gender: 'male', born: '1986-11-08' },
  '350203',
  '19900005011',
);
const qi = mainlander(
  { name: '祁南枝', surname: 'Qi', given: 'Nanzhi', gender: 'female', born: '1992-07-16' },
  '440305',
  '19900005012',
);

export const luosAnswers: DemoAnswers = story(luo, {
  name: '青屿禾木智能装备有限公司',
  number: '91440300MA0X7DEM1X',
  founded: '2020-06',
  city: '青屿',
  does: '为中小型家具厂提供可租用的柔性封边与分拣设备，按加工米数收费。',
  problem:
    '我们的设备已经在十七家家具厂运行，客户愿意按米付费，却不愿意签三年以上的合同，因此银行不承认这些收入可以作为还款来源。我们尝试过缩短合同、提高单价，结果客户流失了两家。希望在研修期间找到一种既能让客户随时退出、又能让资金方看得懂的合同与担保结构。',
  partner: ['谭一苇', '运动控制专家，曾主持三条自动化产线的设计。'],
  revenue: ['1860', '930'],
  track: 'manufacturing',
});

/** Two more companies. */
export const crowd: readonly DemoApplicant[] = [
  applicantOf(mu, {
    userType: 'ssm',
    applicationState: 2,
    batch: 'energy',
    submittedDaysAgo: 7,
    stage: 1,
    answers: story(mu, {
      name: '青屿向阳新能源有限公司',
      number: '91350200MA0X8DEM2X',
      founded: '2019-09',
      city: '青屿',
      does: '为冷库与屠宰企业设计屋顶光伏与余热回收系统，并提供五年运维。',
      problem:
        '我们的客户都在县城，用电集中在夜间，而光伏只在白天发电。我们试过储能，回收期超过八年，没有客户愿意等。现在的办法是用白天的电多制冷、把冷量存在库里，但每一家的工艺都不同，方案几乎要从头设计。希望找到一种可以标准化的做法，让交付时间从四个月缩短到一个月。',
      partner: ['邱明远', '制冷工程师，参与编写两项冷库节能标准。'],
      revenue: ['3420', '2210'],
      track: 'energy',
    }),
  }),
  applicantOf(qi, {
    userType: 'ssm',
    applicationState: 2,
    batch: 'manufacturing',
    submittedDaysAgo: 1,
    answers: story(qi, {
      name: '青屿织忆纺织科技有限公司',
      number: '91440300MA0X9DEM3X',
      founded: '2022-03',
      city: '青屿',
      does: '用回收渔网生产再生尼龙面料，为户外品牌提供可追溯的小批量供货。',
      problem:
        '品牌愿意为可追溯的面料多付一成价格，但要求每一卷布都能追到渔港。我们现在靠人工登记，三个人每天要录入四百多条记录，仍然有百分之五对不上。试过二维码，海水和油污让它们三天就看不清。希望在研修中找到一种渔民愿意配合、成本不超过售价百分之二的追溯办法。',
      partner: ['安小满', '高分子材料博士，持有再生纺丝发明专利四项。'],
      revenue: ['760', '210'],
      track: 'manufacturing',
    }),
  }),
];

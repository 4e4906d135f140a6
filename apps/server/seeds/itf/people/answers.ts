import type { DemoAnswers, DemoValues } from '../../demo-answers.ts';

/** All texts are filled in, but files are missing: photograph, transcript, curriculum vitae, signature. */
export const answers: DemoAnswers = {
  fields: {
    f6503: 'fintech',
    f6504: 'quantitative',
    f6505: 'yes',
    f6506: ['website', 'alumni'],
    f6507: '黄思睿，2024 届',
    f6481: '林嘉禾',
    f6483: 'LIN',
    f6484: 'Jiahe',
    f6485: 'female',
    f6486: 'CN',
    f6487: 'id-card',
    f6488: '310101200403142021',
    f6493: '2004-03-14',
    f6494: 'league',
    f6495: '上海市 上海市 徐汇区',
    f6497: ['86', '19900001001'],
    f6498: 'jiahe.lin@example.com',
    f6499: '上海市杨浦区兰亭路 88 号 5 号楼 1203 室',
    f6500: '林维安',
    f6501: 'father',
    f6502: ['86', '19900001091'],
    f6511: 'final-year',
    f6512: '2027-06',
    f6513: '23300180042',
    f6550: '0',
    f6560: 'no',
    f6565: { listening: 'good', speaking: 'good', reading: 'fluent', writing: 'good' },
    f6566: 'ielts',
    f6567: '7.5',
    f6568: '2025-05-17',
    f6569: 'A3-CN123456',
    f6570: 'gre',
    f6571: '329',
    f6574: ['python', 'sql'],
    f6586: statement(),
    f6589: '喜欢把复杂的问题拆成能够验证的小问题。',
  },
  rows: {
    g6514: [school()],
    g6621: [{ f6622: '全国大学生数学建模竞赛一等奖', f6623: 'national', f6624: '2024-11' }],
    g6528: positions(),
    g6555: [
      { f6556: 'father', f6557: '林维安', f6558: '上海某设计院，高级工程师', f6559: ['86', '19900001091'] },
      { f6556: 'mother', f6557: '沈月华', f6558: '已退休', f6559: ['86', '19900001092'] },
    ],
    g6577: [{ f6578: 'cfa', f6579: '通过一级', f6580: '2025-08' }],
    g6591: [
      {
        f6592: '赵承泽',
        f6593: 'professor',
        f6594: '江明大学数学学院',
        f6595: 'zhao.chengze@jiangming.example.edu',
        f6596: ['86', '19900001081'],
        f6597: 'supervisor',
      },
      {
        f6592: '高以宁',
        f6593: 'associate',
        f6594: '江明大学经济学院',
        f6595: 'gao.yining@jiangming.example.edu',
        f6597: 'teacher',
      },
    ],
  },
};

function school(): DemoValues {
  return {
    f6515: ['2023-09', 'Present', '1'],
    f6516: '江明大学',
    f6517: 'CN',
    f6518: 'bachelor',
    f6519: '数学与应用数学',
    f6520: '3.82',
    f6521: '4.0',
    f6522: '6/118',
  };
}

function positions(): readonly DemoValues[] {
  return [
    {
      f6527: 'internship',
      int_type: '1',
      f6526: ['2025-06', '2025-09', ''],
      f6529: '申川证券股份有限公司',
      f6530: 'securities',
      f6531: 'more',
      f6532: '量化投资部',
      f6533: '量化研究实习生',
      f6537: '6',
      f6548: '上海',
      f6549: '参与因子库维护，独立完成三个流动性因子的回测，其中一个进入模拟组合。',
    },
    {
      f6527: 'internship',
      int_type: '2',
      f6526: ['2024-07', '2024-08', ''],
      f6540: '上海市某区统计局',
      f6541: 'municipal',
      f6542: '暑期实习生',
      f6544: '2.4',
      f6548: '上海',
      f6549: '协助整理小微企业调查数据，编写自动校验脚本，将核对时间由两天缩短为半天。',
    },
  ];
}

function statement(): string {
  return [
    '大二暑假，我在区统计局整理小微企业的调查表。同一家早餐店，三份表上的营业额相差一倍，因为店主每次对“上个月”的理解都不同。那时我第一次意识到，数据不是天然存在的，它是人回答问题的方式。',
    '回到学校以后，我把时间花在了概率论和数值计算上，也开始在证券公司实习。我负责的因子在样本内表现很好，换一段行情就失效。导师没有让我换一个因子，而是让我把失效的原因写成两页纸。那两页纸比任何一次回测都难写，也让我明白自己想继续学习的是什么：怎样让模型对它不知道的事情保持诚实。',
    '我希望在研究院系统地学习金融科技与监管，毕业后从事普惠信贷的风险定价工作。',
  ].join('\n');
}

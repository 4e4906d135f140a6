import type { DemoAnswers } from '../../demo-answers.ts';

/** Three recommenders are named and the papers listed; the plan itself is still to be uploaded. */
export const answers: DemoAnswers = {
  fields: {
    f8101: '顾砚清',
    f8102: 'Yanqing Gu',
    f8103: 'male',
    f8105: 'CN',
    f8185: 'id-card',
    f8186: '110108199611050430',
    f8191: '1996-11-05',
    f8107: 'yanqing.gu@example.com',
    f8108: ['86', '19900003001'],
    f8109: '江明大学数学学院',
    f8110: 'https://example.edu/~yanqing',
    f8112: 'no',
    f8121: 'geometric-analysis',
    f8122: '里奇流, 平均曲率流, 奇点分析',
    f8123: '53E10, 53E20',
    f8124: '2027-09',
    f8125:
      '我研究几何流中奇点的形成与延拓。近期的工作说明，在四维里奇流的第一类奇点附近，曲率的爆破速度可以由一个熵量控制；由此可以在不假设非坍塌的情形下得到紧性。下一步希望把同样的方法用于带边的平均曲率流。',
    f8126: ['supervisor'],
    f8131: 'expected',
    f8132: '2027',
    f8133: '四维里奇流的奇点与熵估计',
    f8161: '计划分三步：建立带边几何流的局部熵；证明第一类奇点处的紧性定理；在对称情形下分类奇点模型。',
    f8163: ['geometry'],
  },
  rows: {
    g8135: [
      {
        f8136: ['2022-09', 'Present', '1'],
        f8137: '江明大学',
        f8138: 'CN',
        f8139: 'study',
        f8140: 'doctor',
        f8142: '程远山',
      },
      {
        f8136: ['2025-02', '2025-07', ''],
        f8137: 'Hochschule am See',
        f8138: 'DE',
        f8139: 'visit',
        f8141: '访问博士生',
      },
      { f8136: ['2018-09', '2022-06', ''], f8137: '江明大学', f8138: 'CN', f8139: 'study', f8140: 'bachelor' },
    ],
    g8143: [{ f8144: '全国大学生数学竞赛决赛一等奖', f8145: 'national', f8146: '2021-05' }],
    g8152: [
      {
        f8153: 'Entropy and type-I singularities of four-dimensional Ricci flow',
        f8154: 'Yanqing Gu',
        f8155: 'preprint',
        f8157: 'https://example.org/abs/2605.01234',
      },
      {
        f8153: 'A compactness theorem for mean curvature flow with free boundary',
        f8154: 'Yuanshan Cheng, Yanqing Gu',
        f8155: 'accepted',
        f8156: 'Beiming Journal of Geometry 12 (2026)',
      },
    ],
    g8171: [
      {
        f8172: '程远山',
        f8173: 'professor',
        f8174: '江明大学数学学院',
        f8175: 'cheng.yuanshan@jiangming.example.edu',
        f8177: 'supervisor',
      },
      {
        f8172: 'Anna Kohl',
        f8173: 'professor',
        f8174: 'Hochschule am See, Fachbereich Mathematik',
        f8175: 'anna.kohl@see.example.edu',
        f8177: 'supervisor',
      },
      {
        f8172: '杜临川',
        f8173: 'associate',
        f8174: '江明大学数学学院',
        f8175: 'du.linchuan@jiangming.example.edu',
        f8176: ['86', '19900003083'],
        f8177: 'teacher',
      },
    ],
  },
};

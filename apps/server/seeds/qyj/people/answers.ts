import type { DemoAnswers } from '../../demo-answers.ts';

/** Figures, team and emissions are complete; the company's documents are missing. */
export const answers: DemoAnswers = {
  fields: {
    f9101: '叶行舟',
    f9102: 'male',
    f9103: 'id-card',
    f9104: '440305198806175317',
    f9109: '1988-06-17',
    f9110: ['86', '19900005001'],
    f9111: 'xingzhou.ye@example.com',
    f9113: 'founder',
    f9114: '58.5',
    f9115: 'master',
    f9116: '岭南工业大学',
    f9121: '青屿衡储科技有限公司',
    f9122: '91440300MA0X5DEM0X',
    f9123: '2021-04',
    f9124: '青屿',
    f9125: 'https://hengchu.example.com',
    f9126: 'growth',
    f9127: 'angel',
    f9128: '1200',
    f9129: '启航创投',
    f9130: '为工业园区提供用户侧储能的设计、建设与运营，以电费节省分成收费。',
    f9151: { product: 'strong', market: 'weak', finance: 'fair', people: 'fair' },
    f9171: ['storage', 'efficiency'],
    f9172: '8600',
    f9181:
      '我们已在三个园区装机 24 兆瓦时，但每签一个新客户都要重新谈判收益分成，平均用时五个月。曾尝试标准合同，客户担心电价政策变化而不愿接受。希望在研修期间设计出一种能与政策变化挂钩、又能让银行看懂的合同。',
  },
  rows: {
    g9141: [
      { f9142: '2025', f9143: '2360', f9144: '185', f9145: '41' },
      { f9142: '2024', f9143: '1120', f9144: '-64', f9145: '28' },
    ],
    g9152: [
      { f9153: '叶行舟', f9154: '总经理', f9155: '十年电力系统设计经验，曾任设计院新能源所副所长。' },
      { f9153: '温一帆', f9154: '技术负责人', f9155: '电池管理系统专家，持有发明专利十一项。' },
    ],
  },
};

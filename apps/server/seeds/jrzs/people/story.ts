import type { DemoAnswers } from '../../demo-answers.ts';
import type { Person } from '../../people/person.ts';
import { pick } from '../../people/pick.ts';

/** Answers to the whole form for somebody with some years of work, except files. */
export function story(person: Person, index: number): DemoAnswers {
  const job = pick(jobs, index);
  const isPartTime = index % 2 === 0;
  return {
    fields: {
      f7101: isPartTime ? 'part-time' : 'full-time',
      f7102: person.name,
      f7103: `${person.surname} ${person.given}`,
      f7104: person.gender,
      f7105: 'id-card',
      f7106: person.document.number,
      f7111: person.born,
      f7113: [...person.phone],
      f7114: person.email,
      f7115: pick(['杭州市滨江区江汉路 210 号 8 幢 1502 室', '宁波市鄞州区百丈路 77 号 601 室'], index),
      f7116: `${Array.from(person.name)[0] ?? ''}${pick(['德明', '秀兰', '永昌'], index)}`,
      f7117: pick(['father', 'mother'], index),
      f7118: ['86', `1990000209${index}`],
      f7121: 'no',
      f7130: pick(['9', '7', '11', '6'], index),
      ...(isPartTime ? { f7131: 'yes', f7132: pick(['self', 'shared', 'employer'], index) } : {}),
      f7151: 'no',
      f7154: pick(
        [
          { english: 'fairly', mathematics: 'well', logic: 'well', writing: 'fairly' },
          { english: 'well', mathematics: 'fairly', logic: 'fairly', writing: 'well' },
        ],
        index,
      ),
      f7155: pick([['mock'], ['interview', 'alumni']], index),
      f7161: job.decision,
      f7162: job.aim,
    },
    rows: {
      g7123: [{ f7124: ['2010-09', '2014-06', ''], f7125: job.university, f7126: 'bachelor', f7127: job.major }],
      g7133: [
        {
          f7134: ['2019-03', 'Present', '1'],
          f7135: job.employer,
          f7136: job.industry,
          f7137: job.position,
          f7138: pick(['middle', 'junior', 'top'], index),
          f7139: pick(['48', '36', '62', '40'], index),
          f7140: job.duties,
        },
      ],
    },
  };
}

interface Job {
  readonly university: string;
  readonly major: string;
  readonly employer: string;
  readonly industry: string;
  readonly position: string;
  readonly duties: string;
  readonly decision: string;
  readonly aim: string;
}

const jobs: readonly [Job, ...Job[]] = [
  {
    university: '之南财经大学',
    major: '会计学',
    employer: '澄江精密制造股份有限公司',
    industry: 'manufacturing',
    position: '财务总监助理',
    duties: '负责集团资金计划与三家子公司的预算管理，推动应收账款周转天数由 96 天降到 71 天。',
    decision:
      '去年原材料涨价，销售部门要求锁定全年采购价，而我主张只锁定一半。会上争论了两个小时，我最后没有说服任何人，只把两种方案在五种价格下的结果画在一张纸上。\n总经理看着那张纸说：“那就锁定六成。”年底回头看，六成是最好的选择。我学到的是：把选择摆清楚，比赢得争论重要。',
    aim: '我希望系统地学习公司金融与运营管理，把这些年零散的经验变成可以教给别人的方法。毕业以后，我想留在制造业，从财务走向整体经营，让一家中等规模的工厂在下一次周期来临之前就做好准备。',
  },
  {
    university: '岭南工业大学',
    major: '软件工程',
    employer: '云帆支付科技有限公司',
    industry: 'fintech',
    position: '产品经理',
    duties: '主持商户入网流程改造，平均开通时间由五天缩短到四小时，拒绝率下降三成。',
    decision:
      '我们曾经上线过一个“更聪明”的风控模型，它在测试里拦住了更多的坏商户，也悄悄拦住了一批开夜宵摊的好商户，因为他们的交易都在凌晨。\n我决定把它下线两周，重新定义什么叫异常。那两周我每天接到投诉，也第一次去夜市里坐了三个晚上。新的规则并不复杂，只是知道了有些人的白天从晚上九点开始。',
    aim: '技术让我知道怎样把一件事做得更快，我想来学习怎样判断一件事值不值得做。我希望在求学期间补上财务、组织与战略，将来负责一条完整的产品线。',
  },
  {
    university: '北澄大学',
    major: '护理学',
    employer: '安澜康复医院',
    industry: 'healthcare',
    position: '运营副院长',
    duties: '管理三个院区共四百二十张床位的运营，组织建立患者随访制度，再入院率下降两个百分点。',
    decision:
      '院里有一台使用率不到两成的设备，每年的维护费却要六十万元。按照账面应当卖掉，但它是全市唯一能做某种早期康复的设备。\n我没有卖，也没有留着不动，而是和另外四家医院谈了共用：设备留在我们这里，时间分给大家。一年以后使用率到了七成，费用由五家分担。',
    aim: '医疗机构的管理者大多像我一样从专业岗位走来，凭直觉做预算、凭经验排班。我希望系统学习管理，再把学到的东西翻译成同行听得懂的话，帮助更多基层医院把账算清楚，把人留住。',
  },
];

import type { DemoAnswers } from '../../demo-answers.ts';

/** The latest position has no dates, which a message to the applicant mentions; the second essay is not written yet. */
export const answers: DemoAnswers = {
  fields: {
    f7101: 'part-time',
    f7102: '许知夏',
    f7103: 'Xu Zhixia',
    f7104: 'female',
    f7105: 'id-card',
    f7106: '330106199307223622',
    f7111: '1993-07-22',
    f7113: ['86', '19900002001'],
    f7114: 'zhixia.xu@example.com',
    f7115: '杭州市西湖区文澜路 120 号 3 幢 602 室',
    f7116: '许明远',
    f7117: 'father',
    f7118: ['86', '19900002091'],
    f7121: 'no',
    f7130: '8',
    f7131: 'yes',
    f7132: 'shared',
    f7151: 'no',
    f7154: { english: 'well', mathematics: 'fairly', logic: 'fairly', writing: 'well' },
    f7155: ['mock', 'alumni'],
    f7161: [
      '三年前，我负责的一家纺织企业临时提出展期。财报还没有出，厂里的电表却已经连续两个月下降。',
      '支行倾向于抽贷，我用两天时间走访了它的三家下游客户，确认订单只是推迟而不是取消，于是建议续贷但缩短期限、追加应收账款质押。',
      '半年后企业按期还清。真正让我记住的不是结果，而是我写下了如果判断错误会损失多少，并请行长在那一行旁边签了字。',
    ].join('\n'),
  },
  rows: {
    g7123: [{ f7124: ['2011-09', '2015-06', ''], f7125: '之南财经大学', f7126: 'bachelor', f7127: '金融学' }],
    g7133: [
      {
        f7135: '浙海银行股份有限公司杭州分行',
        f7136: 'banking',
        f7137: '公司业务部副总经理',
        f7138: 'middle',
        f7139: '42',
        f7140: '带领九人团队服务制造业客户，管理贷款余额十八亿元，连续三年无新增不良。',
      },
      {
        f7134: ['2015-07', '2020-03', ''],
        f7135: '浙海银行股份有限公司绍兴分行',
        f7136: 'banking',
        f7137: '客户经理',
        f7138: 'specialist',
        f7139: '21',
        f7140: '负责纺织产业集群的小微信贷，累计服务客户一百二十户。',
      },
    ],
  },
};

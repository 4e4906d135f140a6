import type { Language } from '@portico/form-engine/language';
import type { DemoAnswers, DemoValues } from '../../demo-answers.ts';
import type { Person } from '../../people/person.ts';
import { pick } from '../../people/pick.ts';
import { essaysOf } from './essays.ts';

/** Answers to the whole form, except files. */
export function story(person: Person, index: number): DemoAnswers {
  const essays = essaysOf(person.language, index);
  const isFinalYear = index % 3 !== 2;
  return {
    fields: {
      ...identity(person, index),
      f6511: isFinalYear ? 'final-year' : 'graduate',
      ...(isFinalYear ? { f6512: '2027-06', f6513: `2330018${String(1000 + index)}` } : {}),
      f6550: isFinalYear ? '0' : pick(['1', '1.5', '2'], index),
      f6560: 'no',
      f6565: pick(
        [
          { listening: 'good', speaking: 'good', reading: 'fluent', writing: 'good' },
          { listening: 'fluent', speaking: 'good', reading: 'fluent', writing: 'fluent' },
          { listening: 'fair', speaking: 'fair', reading: 'good', writing: 'fair' },
        ],
        index,
      ),
      ...englishTest(index),
      f6570: index % 4 === 0 ? 'gmat' : index % 4 === 1 ? 'none' : 'gre',
      ...(index % 4 === 1
        ? {}
        : { f6571: index % 4 === 0 ? String(680 + (index % 6) * 10) : String(318 + (index % 15)) }),
      ...(person.document.kind === 'passport' ? { f6573: pick(['5', '4', '6'], index) } : {}),
      f6574: pick(
        [
          ['python', 'sql'],
          ['python', 'r'],
          ['python', 'cpp', 'sql'],
          ['r', 'matlab'],
        ],
        index,
      ),
      f6586: essays.statement,
      f6587: essays.plan,
      f6589: essays.line,
      f6615: 'no',
    },
    rows: {
      g6514: [school(person.language, index, isFinalYear)],
      ...(index % 2 === 0 ? { g6621: [award(person.language, index)] } : {}),
      g6528: [position(person.language, index)],
      g6555: [
        { f6556: 'father', f6557: relativeOf(person, index), f6558: pick(employers[person.language], index) },
        {
          f6556: 'mother',
          f6557: pick(mothers[person.language], index),
          f6558: pick(employers[person.language], index + 1),
        },
      ],
      g6591: [recommender(index, 0), recommender(index, 1)],
    },
  };
}

function identity(person: Person, index: number): DemoValues {
  const { document } = person;
  const line = { 'id-card': 'f6488', 'hong-kong': 'f6489', taiwan: 'f6491', passport: 'f6492' }[document.kind];
  return {
    f6503: pick(['fintech', 'quantitative'], index),
    f6504: pick(['quantitative', 'fintech'], index),
    f6505: 'yes',
    f6481: person.name,
    f6483: person.surname.toUpperCase(),
    f6484: person.given,
    f6485: person.gender,
    f6486: person.from,
    f6487: document.kind,
    [line]: document.number,
    f6493: person.born,
    f6494: person.from === 'CN' ? pick(['league', 'party', 'masses'], index) : 'none',
    f6497: [...person.phone],
    f6498: person.email,
    f6499: pick(addresses[person.language], index),
    f6500: relativeOf(person, index),
    f6501: 'father',
    f6502: [person.phone[0], reserved(person.phone[1])],
    f6506: pick([['website'], ['website', 'teacher'], ['event']], index),
  };
}

/** Another number of the same format. */
function reserved(number: string): string {
  return `${number.slice(0, -1)}${(Number(number.slice(-1)) + 5) % 10}`;
}

function relativeOf(person: Person, index: number): string {
  if (person.language === 'en') return `${pick(['Ravi', 'Hiroshi', 'Marcos', 'Quang'], index)} ${person.surname}`;
  const family = person.name.startsWith('欧阳') ? '欧阳' : (Array.from(person.name)[0] ?? '');
  return family + pick(person.language === 'tc' ? ['志明', '國強'] : ['建国', '卫东', '志强', '文斌'], index);
}

function englishTest(index: number): DemoValues {
  const [f6566, f6567] = pick<readonly [string, string]>(
    [
      ['ielts', '7.5'],
      ['toefl', '106'],
      ['ielts', '7'],
      ['cet6', '612'],
    ],
    index,
  );
  return {
    f6566,
    f6567,
    f6568: pick(['2025-03-15', '2025-11-08', '2025-05-24'], index),
    f6569: `A3-${String(482_310 + index * 37)}`,
  };
}

function school(language: Language, index: number, isFinalYear: boolean): DemoValues {
  const [name, major] = pick(schools[language], index);
  return {
    f6515: isFinalYear ? ['2023-09', 'Present', '1'] : ['2020-09', '2024-06', ''],
    f6516: name,
    f6517: { sc: 'CN', tc: 'HK', en: 'GB' }[language],
    f6518: 'bachelor',
    f6519: major,
    f6520: (3.4 + (index % 12) * 0.05).toFixed(2),
    f6521: '4.0',
    f6522: `${String(3 + (index % 20))}/${String(86 + (index % 5) * 9)}`,
  };
}

function award(language: Language, index: number): DemoValues {
  const f6622 = pick(awards[language], index);
  return {
    f6622,
    f6623: pick(['national', 'provincial'], index),
    f6624: pick(['2024-11', '2025-06', '2025-12'], index),
  };
}

function position(language: Language, index: number): DemoValues {
  const [f6529, f6533, f6549] = pick(positions[language], index);
  return {
    f6527: 'internship',
    int_type: '1',
    f6526: pick(
      [
        ['2025-07', '2025-09', ''],
        ['2025-01', '2025-03', ''],
        ['2025-06', '2025-08', ''],
      ],
      index,
    ),
    f6529,
    f6530: pick(['securities', 'banking', 'fintech', 'insurance'], index),
    f6533,
    f6537: String(4 + (index % 5)),
    f6549,
  };
}

function recommender(index: number, which: 0 | 1): DemoValues {
  const [f6592, f6594, mailbox] = pick(recommenders, index + which * 3);
  return {
    f6592,
    f6593: which === 0 ? 'professor' : 'associate',
    f6594,
    f6595: `${mailbox}@jiangming.example.edu`,
    f6597: which === 0 ? 'supervisor' : 'teacher',
  };
}

type Texts = Readonly<Record<Language, readonly [string, ...string[]]>>;

const addresses: Texts = {
  sc: [
    '上海市杨浦区兰亭路 88 号 12 号楼 604 室',
    '北京市海淀区学知路 30 号院 5 号楼',
    '杭州市西湖区文澜路 66 号 2 幢 301 室',
    '武汉市武昌区珞瑜支路 9 号',
  ],
  tc: ['香港九龍太子道西 128 號 9 樓 B 室', '台北市大安區和平東路二段 45 號 6 樓'],
  en: [
    '27 Wren Street, Avonbridge BS8 4QT',
    '5 Chome-12-3 Sakura, Setagaya, Tokyo',
    '18 Le Loi Street, District 1, Ho Chi Minh City',
  ],
};

const mothers: Texts = {
  sc: ['沈月华', '周丽萍', '何秋云', '吴海燕', '郑雅琴'],
  tc: ['黃美儀', '蔡淑芬'],
  en: ['Lakshmi Raman', 'Yuko Mori', 'Ana Souza', 'Thu Hoang'],
};

const employers: Texts = {
  sc: ['某设计院，高级工程师', '县第一中学，教师', '已退休', '个体经营', '市人民医院，主治医师'],
  tc: ['政府部門，文員', '小學教師', '已退休'],
  en: ['Engineer, city waterworks', 'Teacher, secondary school', 'Retired'],
};

type Pairs = Readonly<Record<Language, readonly [readonly [string, string], ...(readonly [string, string])[]]>>;

const schools: Pairs = {
  sc: [
    ['江明大学', '数学与应用数学'],
    ['之南财经大学', '金融学'],
    ['岭南工业大学', '计算机科学与技术'],
    ['北澄大学', '统计学'],
    ['江明大学', '经济学'],
  ],
  tc: [
    ['維港大學', '計量金融'],
    ['島南大學', '統計學'],
  ],
  en: [
    ['University of Avonbridge', 'Mathematics and Economics'],
    ['Kamogawa Institute of Technology', 'Information Science'],
    ['Hochschule am See', 'Business Mathematics'],
  ],
};

const awards: Texts = {
  sc: ['全国大学生数学建模竞赛二等奖', '“挑战杯”课外学术作品竞赛一等奖', '国家奖学金', '大学生统计建模大赛三等奖'],
  tc: ['全港大學生數據分析比賽亞軍', '院長嘉許名單'],
  en: ['Putnam Mathematical Competition, top 200', 'University essay prize in economics'],
};

type Positions = Readonly<
  Record<Language, readonly [readonly [string, string, string], ...(readonly [string, string, string])[]]>
>;

const positions: Positions = {
  sc: [
    ['申川证券股份有限公司', '量化研究实习生', '参与因子库维护，复核三百余个因子的数据来源，改正十九处前视偏差。'],
    ['浙海银行股份有限公司', '风险管理部实习生', '参与小微企业评分卡迭代，完成变量分箱与稳定性监测报告。'],
    ['云帆支付科技有限公司', '数据分析实习生', '搭建商户流失预警看板，将人工核对时间由两天缩短为三小时。'],
    ['安澜保险股份有限公司', '精算部实习生', '协助重写车险准备金测算脚本，并为每一条假设补充来源。'],
  ],
  tc: [
    ['維港保險有限公司', '精算實習生', '參與重寫準備金模型，整理假設文件並負責測試。'],
    ['海島交易所', '數據部實習生', '設計報價異常檢查規則，每日覆核並編寫報告。'],
  ],
  en: [
    [
      'Halyard Payments',
      'Data intern',
      'Rewrote the messages that explain a stopped transfer; complaints fell by a third.',
    ],
    [
      'Avonbridge Credit Union',
      'Analyst intern',
      'Built a monthly report of late payments from four systems that did not agree.',
    ],
  ],
};

const recommenders: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  ['赵承泽', '江明大学数学学院', 'zhao.chengze'],
  ['高以宁', '江明大学经济学院', 'gao.yining'],
  ['程远山', '江明大学数学学院', 'cheng.yuanshan'],
  ['杜临川', '北澄大学统计系', 'du.linchuan'],
  ['苏望舒', '之南财经大学金融学院', 'su.wangshu'],
  ['Helen Marsh', 'University of Avonbridge', 'helen.marsh'],
  ['罗一鸣', '岭南工业大学计算机学院', 'luo.yiming'],
];

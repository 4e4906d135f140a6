import type { BatchDocument, BatchPlace } from '../../src/platform/db/tables/tenant-tables.ts';
import { schedule, step } from '../blocks/batch-table.ts';
import { words } from '../blocks/words.ts';
import type { DemoBatch } from '../demo-tenant.ts';

const siyuan: BatchPlace = {
  kind: 'interview',
  name: words('思源楼二层面试中心', '思源樓二層面試中心', 'Interview Centre, Siyuan Building'),
  address: words(
    '云洲市观澜区明理路 18 号云洲大学商学院思源楼',
    '雲洲市觀瀾區明理路 18 號雲洲大學商學院思源樓',
    'Siyuan Building, Yunzhou Business School, 18 Mingli Road, Guanlan District, Yunzhou',
  ),
  remark: words(
    '提前二十分钟签到，请着正装。',
    '提前二十分鐘簽到，請穿著正裝。',
    'Sign in twenty minutes early; business dress, please.',
  ),
  contact: {
    person: words('面试组', '面試組', 'Interview team'),
    phone: '+86 21 5555 0186',
    email: 'mf@business.example.edu',
  },
};

const rounds = schedule(
  [step.review, words('十个工作日', '十個工作日', 'Ten working days')],
  [step.interview, words('截止后第三个周末', '截止後第三個週末', 'The third weekend after the deadline')],
  [step.result, words('面试后一周', '面試後一週', 'A week after the interview')],
  [step.fee, words('200 元', '人民幣 200 元', 'CNY 200')],
);

const papers: readonly BatchDocument[] = [
  {
    name: words('身份证或护照', '身份證或護照', 'Identity card or passport'),
    remark: words('面试时核对原件', '面試時核對正本', 'The original is checked at the interview'),
  },
  {
    name: words('本科成绩单', '本科成績單', 'Transcript of records'),
    remark: words('加盖学校公章', '加蓋學校公章', 'With the seal of the school'),
  },
  {
    name: words('学位证书或在读证明', '學位證書或在讀證明', 'Degree, or proof of enrolment'),
    remark: words('二者有其一即可', '兩者有其一即可', 'One of the two is enough'),
  },
];

export const batches: readonly DemoBatch[] = [
  {
    key: 'first',
    title: words('第一批提前面试', '第一批提前面試', 'Advance interviews, first round'),
    opensInDays: -110,
    closesInDays: -62,
    places: [siyuan],
    information: rounds,
    documents: papers,
  },
  {
    key: 'second',
    title: words('第二批提前面试', '第二批提前面試', 'Advance interviews, second round'),
    opensInDays: -14,
    closesInDays: 28,
    places: [siyuan],
    information: rounds,
    documents: papers,
  },
  {
    key: 'third',
    title: words('第三批提前面试', '第三批提前面試', 'Advance interviews, third round'),
    opensInDays: 42,
    closesInDays: 84,
    leftOut: ['examination'],
    places: [siyuan],
    information: rounds,
    documents: papers,
  },
];

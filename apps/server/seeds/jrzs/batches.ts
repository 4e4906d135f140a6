import type { BatchPlace } from '../../src/platform/db/tables/tenant-tables.ts';
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

export const batches: readonly DemoBatch[] = [
  {
    key: 'first',
    title: words('第一批提前面试', '第一批提前面試', 'Advance interviews, first round'),
    opensInDays: -110,
    closesInDays: -62,
    places: [siyuan],
    information: rounds,
  },
  {
    key: 'second',
    title: words('第二批提前面试', '第二批提前面試', 'Advance interviews, second round'),
    opensInDays: -14,
    closesInDays: 28,
    places: [siyuan],
    information: rounds,
  },
  {
    key: 'third',
    title: words('第三批提前面试', '第三批提前面試', 'Advance interviews, third round'),
    opensInDays: 42,
    closesInDays: 84,
    leftOut: ['examination'],
    places: [siyuan],
    information: rounds,
  },
];

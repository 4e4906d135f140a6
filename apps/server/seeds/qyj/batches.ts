import type { BatchDocument, BatchPlace } from '../../src/platform/db/tables/tenant-tables.ts';
import { schedule, step } from '../blocks/batch-table.ts';
import { words } from '../blocks/words.ts';
import type { DemoBatch } from '../demo-tenant.ts';

const tracks = schedule(
  [words('初审', '初審', 'First review'), words('截止后两周内', '截止後兩週內', 'Within two weeks of the deadline')],
  [words('线上面谈', '線上面談', 'Online interview'), words('三十分钟', '三十分鐘', 'Thirty minutes')],
  [step.result, words('面谈后十天内', '面談後十天內', 'Within ten days of the interview')],
  [words('学费', '學費', 'Fee'), words('68,000 元', '人民幣 68,000 元', 'CNY 68,000')],
);

const office: BatchPlace = {
  kind: 'consultation',
  name: words('学员顾问', '學員顧問', 'Fellowship advisers'),
  address: words(
    '青屿市启航大道 66 号创新学院 A 座 8 层',
    '青嶼市啟航大道 66 號創新學院 A 座 8 樓',
    '8th floor, Tower A, Institute of Innovation, 66 Qihang Avenue, Qingyu',
  ),
  remark: words('请先预约。', '請先預約。', 'By appointment.'),
  contact: {
    person: words('学员顾问', '學員顧問', 'Fellowship adviser'),
    phone: '+86 755 5555 0166',
    email: 'fellowship@qingyu.example.edu',
  },
};

const papers: readonly BatchDocument[] = [
  {
    name: words('商业计划书', '商業計劃書', 'Business plan'),
    remark: words('PDF，不超过 30 页', 'PDF，不超過 30 頁', 'As PDF, 30 pages at most'),
  },
  {
    name: words('营业执照或团队成员证件', '營業執照或團隊成員證件', 'Business licence, or cards of the team'),
    remark: words('复印件即可', '影印本即可', 'A copy is enough'),
  },
];

export const batches: readonly DemoBatch[] = [
  {
    key: 'consumer',
    title: words('新消费赛道', '新消費賽道', 'Consumer track'),
    opensInDays: -130,
    closesInDays: -70,
    leftOut: ['production', 'emissions'],
    information: tracks,
    documents: papers,
  },
  {
    key: 'manufacturing',
    title: words('先进制造赛道', '先進製造賽道', 'Advanced manufacturing track'),
    opensInDays: -25,
    closesInDays: 35,
    leftOut: ['emissions'],
    places: [office],
    information: tracks,
    documents: papers,
  },
  {
    key: 'energy',
    title: words('绿色能源赛道', '綠色能源賽道', 'Clean energy track'),
    opensInDays: -25,
    closesInDays: 50,
    leftOut: ['production'],
    places: [office],
    information: tracks,
    documents: papers,
  },
  {
    key: 'health',
    title: words('数字健康赛道', '數碼健康賽道', 'Digital health track'),
    opensInDays: 60,
    closesInDays: 125,
    leftOut: ['production', 'emissions'],
    information: tracks,
    documents: papers,
  },
];

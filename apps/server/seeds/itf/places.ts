import { words } from '../blocks/words.ts';
import type { BatchPlace } from '../../src/platform/db/tables/tenant-tables.ts';

const contact = {
  person: words('招生办公室', '招生辦公室', 'Admissions Office'),
  phone: '+86 21 5555 0142',
  email: 'admissions@itf.example.edu',
};

export const interviewRoom: BatchPlace = {
  kind: 'interview',
  name: words('汇衡楼一层报告厅', '匯衡樓一層演講廳', 'Lecture hall, Huiheng Building'),
  address: words(
    '云洲市观澜区明理路 18 号云洲大学汇衡楼',
    '雲洲市觀瀾區明理路 18 號雲洲大學匯衡樓',
    'Huiheng Building, Yunzhou University, 18 Mingli Road, Guanlan District, Yunzhou',
  ),
  remark: words(
    '请提前三十分钟签到，携带身份证件原件。',
    '請提前三十分鐘簽到，並攜帶身份證件正本。',
    'Please sign in thirty minutes early, with the original of your identity document.',
  ),
  contact,
};

export const consultation: BatchPlace = {
  kind: 'consultation',
  name: words('招生咨询室', '招生諮詢室', 'Admissions desk'),
  address: words('汇衡楼 302 室', '匯衡樓 302 室', 'Room 302, Huiheng Building'),
  remark: words('工作日 9:00–11:30', '工作日 9:00–11:30', 'Working days, 9:00–11:30'),
  contact,
};

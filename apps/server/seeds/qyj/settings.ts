import type { DemoSettings } from '../demo-tenant.ts';

export const settings: DemoSettings = {
  contact: {
    address: {
      sc: '青屿市启航大道 66 号创新学院 A 座 8 层',
      tc: '青嶼市啟航大道 66 號創新學院 A 座 8 樓',
      en: '8th floor, Tower A, Institute of Innovation, 66 Qihang Avenue, Qingyu',
    },
    phone: '+86 755 5555 0166',
    email: 'fellowship@qingyu.example.edu',
    hours: {
      sc: '周一至周五 9:30–18:00',
      tc: '週一至週五 9:30–18:00',
      en: 'Monday to Friday, 9:30–18:00',
    },
  },
  icp: '粤ICP备00000166号-1',
  copyright: {
    sc: '© 青屿创新学院 版权所有',
    tc: '© 青嶼創新學院 版權所有',
    en: '© Qingyu Institute of Innovation. All rights reserved.',
  },
  links: [
    { label: { sc: '学院首页', tc: '學院首頁', en: 'The Institute' }, url: 'https://example.edu/qyj' },
    { label: { sc: '往届学员', tc: '往屆學員', en: 'Fellows' }, url: 'https://example.edu/qyj/fellows' },
    { label: { sc: '合作机构', tc: '合作機構', en: 'Partners' }, url: 'https://example.edu/qyj/partners' },
  ],
  qrLabel: { sc: '扫码添加学员顾问', tc: '掃描二維碼聯絡學員顧問', en: 'Scan to reach a fellowship adviser' },
};

import type { DemoSettings } from '../demo-tenant.ts';

export const settings: DemoSettings = {
  contact: {
    address: {
      sc: '青屿市启航大道 66 号创新学院 B 座 2 层',
      tc: '青嶼市啟航大道 66 號創新學院 B 座 2 層',
      en: '2nd floor, Tower B, Institute of Innovation, 66 Qihang Avenue, Qingyu',
    },
    phone: '+86 755 5555 0167',
    email: 'courses@qingyu.example.edu',
    hours: { sc: '周一至周五 9:30–18:00', tc: '週一至週五 9:30–18:00', en: 'Monday to Friday, 9:30–18:00' },
  },
  icp: '粤ICP备00000166号-2',
  copyright: {
    sc: '© 青屿创新学院 版权所有',
    tc: '© 青嶼創新學院 版權所有',
    en: '© Qingyu Institute of Innovation. All rights reserved.',
  },
  links: [{ label: { sc: '学院首页', tc: '學院首頁', en: 'The Institute' }, url: 'https://example.edu/past' }],
  qrLabel: { sc: '扫码了解后续课程', tc: '掃描二維碼了解後續課程', en: 'Scan for later courses' },
};

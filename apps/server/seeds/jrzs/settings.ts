import type { DemoSettings } from '../demo-tenant.ts';

export const settings: DemoSettings = {
  contact: {
    address: {
      sc: '云洲市观澜区明理路 18 号云洲大学商学院思源楼一层招生办公室',
      tc: '雲洲市觀瀾區明理路 18 號雲洲大學商學院思源樓一層招生辦公室',
      en: 'Admissions Office, Siyuan Building, Yunzhou Business School, 18 Mingli Road, Guanlan District, Yunzhou',
    },
    phone: '+86 21 5555 0186',
    email: 'mf@business.example.edu',
    hours: {
      sc: '周一至周五 8:30–17:30，周六 9:00–12:00',
      tc: '週一至週五 8:30–17:30，週六 9:00–12:00',
      en: 'Monday to Friday, 8:30–17:30; Saturday, 9:00–12:00',
    },
  },
  icp: '沪ICP备00000142号-2',
  copyright: {
    sc: '© 云洲大学商学院 版权所有',
    tc: '© 雲洲大學商學院 版權所有',
    en: '© Yunzhou Business School. All rights reserved.',
  },
  links: [
    { label: { sc: '商学院首页', tc: '商學院首頁', en: 'Business School' }, url: 'https://example.edu/business' },
    { label: { sc: '课程设置', tc: '課程設置', en: 'Curriculum' }, url: 'https://example.edu/jrzs/curriculum' },
    { label: { sc: '就业报告', tc: '就業報告', en: 'Employment report' }, url: 'https://example.edu/jrzs/careers' },
    { label: { sc: '校友网络', tc: '校友網絡', en: 'Alumni network' }, url: 'https://example.edu/business/alumni' },
  ],
  qrLabel: { sc: '扫码咨询招生老师', tc: '掃描二維碼諮詢招生老師', en: 'Scan to talk to admissions' },
};

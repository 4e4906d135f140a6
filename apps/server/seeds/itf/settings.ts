import type { DemoSettings } from '../demo-tenant.ts';

export const settings: DemoSettings = {
  contact: {
    address: {
      sc: '云洲市观澜区明理路 18 号云洲大学汇衡楼 302 室',
      tc: '雲洲市觀瀾區明理路 18 號雲洲大學匯衡樓 302 室',
      en: 'Room 302, Huiheng Building, Yunzhou University, 18 Mingli Road, Guanlan District, Yunzhou',
    },
    phone: '+86 21 5555 0142',
    email: 'admissions@itf.example.edu',
    hours: {
      sc: '周一至周五 9:00–11:30，13:30–17:00（法定节假日除外）',
      tc: '週一至週五 9:00–11:30，13:30–17:00（法定節假日除外）',
      en: 'Monday to Friday, 9:00–11:30 and 13:30–17:00, except public holidays',
    },
  },
  icp: '沪ICP备00000142号-1',
  copyright: {
    sc: '© 云洲大学科技金融研究院 版权所有',
    tc: '© 雲洲大學科技金融研究院 版權所有',
    en: '© Institute for Technology and Finance, Yunzhou University. All rights reserved.',
  },
  links: [
    { label: { sc: '研究院首页', tc: '研究院首頁', en: 'Institute home' }, url: 'https://example.edu/itf' },
    { label: { sc: '师资队伍', tc: '師資隊伍', en: 'Faculty' }, url: 'https://example.edu/itf/faculty' },
    { label: { sc: '研究生院', tc: '研究生院', en: 'Graduate School' }, url: 'https://example.edu/graduate' },
    { label: { sc: '奖助学金', tc: '獎助學金', en: 'Scholarships' }, url: 'https://example.edu/itf/scholarships' },
  ],
  qrLabel: { sc: '扫码关注招生资讯', tc: '掃描二維碼關注招生消息', en: 'Scan for admissions news' },
};

import type { DemoSettings } from '../demo-tenant.ts';

export const settings: DemoSettings = {
  contact: {
    address: {
      sc: '北溟市听海路 1 号国际数学研究中心',
      tc: '北溟市聽海路 1 號國際數學研究中心',
      en: 'International Center for Mathematical Research, 1 Tinghai Road, Beiming',
    },
    phone: '+86 10 5555 0173',
    email: 'fellowships@bicmr.example.edu',
    hours: {
      sc: '周一至周五 9:00–17:00',
      tc: '週一至週五 9:00–17:00',
      en: 'Monday to Friday, 9:00–17:00',
    },
  },
  icp: '京ICP备00000173号-1',
  copyright: {
    sc: '© 北溟国际数学研究中心',
    tc: '© 北溟國際數學研究中心',
    en: '© Beiming International Center for Mathematical Research',
  },
  links: [
    { label: { sc: '中心主页', tc: '中心主頁', en: 'The Center' }, url: 'https://example.edu/bicmr' },
    { label: { sc: '研究方向', tc: '研究方向', en: 'Research areas' }, url: 'https://example.edu/bicmr/research' },
    { label: { sc: '访问学者', tc: '訪問學者', en: 'Visitors' }, url: 'https://example.edu/bicmr/visitors' },
  ],
  qrLabel: { sc: '扫码查看学术日历', tc: '掃描二維碼查看學術日曆', en: 'Scan for the seminar calendar' },
};

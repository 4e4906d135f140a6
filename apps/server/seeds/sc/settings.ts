import type { DemoSettings } from '../demo-tenant.ts';

export const settings: DemoSettings = {
  contact: {
    address: {
      sc: '香港半山云雀径 7 号云雀书院入学事务处',
      tc: '香港半山雲雀徑 7 號雲雀書院入學事務處',
      en: 'Office of Admissions, Skylark College, 7 Skylark Path, Mid-Levels, Hong Kong',
    },
    phone: '+852 5550 0127',
    email: 'scholars@skylark.example.edu',
    hours: {
      sc: '周一至周五 9:00–17:30（香港时间）',
      tc: '週一至週五 9:00–17:30（香港時間）',
      en: 'Monday to Friday, 9:00–17:30 Hong Kong time',
    },
  },
  icp: '',
  copyright: {
    sc: '© 云雀书院',
    tc: '© 雲雀書院',
    en: '© Skylark College',
  },
  links: [
    { label: { sc: '书院主页', tc: '書院主頁', en: 'The College' }, url: 'https://example.edu/sc' },
    { label: { sc: '课程与导师', tc: '課程與導師', en: 'Courses and tutors' }, url: 'https://example.edu/sc/courses' },
    { label: { sc: '费用与资助', tc: '費用與資助', en: 'Fees and funding' }, url: 'https://example.edu/sc/funding' },
    { label: { sc: '无障碍服务', tc: '無障礙支援', en: 'Accessibility' }, url: 'https://example.edu/sc/accessibility' },
  ],
  qrLabel: { sc: '扫码参观校园', tc: '掃描二維碼參觀校園', en: 'Scan to tour the campus' },
};

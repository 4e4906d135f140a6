import type { DemoTenant } from '../demo-tenant.ts';
import { entry, usualEntries } from '../home-page.ts';
import { organisations } from '../organisations.ts';
import { additionalInfo } from './additional-info.ts';
import { applicants } from './people/applicants.ts';
import { batches } from './batches.ts';
import { form } from './form/form.ts';
import { pages } from './pages.ts';
import { settings } from './settings.ts';
import { guide, statement } from './texts.ts';

export const qyj: DemoTenant = {
  slug: 'qyj',
  organisation: organisations.qingyu,
  skin: 'standard',
  theme: 6,
  headers: { ssm: 7 },
  homeBlocks: [1, 3, 4],
  color: '#6a52b5',
  traits: { choiceWord: 'track', previewMenuSpan: 4, letterSteps: false, showNoFileText: true, phoneCountry: 'CN' },
  languages: ['sc', 'en'],
  loginMethods: ['sms_code', 'password', 'fast'],
  registerMethods: ['mobile', 'email'],
  timeZone: 'Asia/Shanghai',
  listed: true,
  title: {
    sc: '青屿企业家研修计划',
    tc: '青嶼企業家研修計劃',
    en: 'Qingyu Entrepreneurs’ Fellowship',
  },
  seoTitle: {
    sc: '企业家研修计划报名 · 青屿创新学院',
    tc: '企業家研修計劃報名 · 青嶼創新學院',
    en: 'Apply to the Entrepreneurs’ Fellowship · Qingyu Institute of Innovation',
  },
  settings,
  guide,
  statement,
  homePage: {
    header: { layout: [1, 2, 3, 4, 5] },
    main: {
      layout_info: [
        entry('home', usualEntries.home),
        entry('application', { sc: '报名信息', tc: '報名資料', en: 'Registration' }),
        entry('progress', usualEntries.progress),
        entry('events', { sc: '路演与走访', tc: '路演與走訪', en: 'Pitch days and visits' }),
        entry('trends', { sc: '学院动态', tc: '學院動態', en: 'Institute news' }),
        entry('account', usualEntries.account),
        entry('retest', { sc: '面谈', tc: '面談', en: 'Interview' }, 'soon'),
        entry('examination', usualEntries.examination, 'hidden'),
      ],
    },
    footer: { layout: [1, 2] },
  },
  serviceEndsInDays: 365,
  batches,
  form,
  pages,
  additionalInfo,
  userType: 'ssm',
  applicants,
};

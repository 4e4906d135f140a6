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

export const bicmr: DemoTenant = {
  slug: 'bicmr',
  organisation: organisations.beiming,
  skin: 'special-recommendation',
  theme: 3,
  homeBlocks: [2, 1, 3, 4],
  color: '#f2cf63',
  traits: {
    choiceWord: 'batch',
    previewMenuSpan: 6,
    letterSteps: true,
    showNoFileText: false,
    policyBeforeSignature: true,
  },
  languages: ['sc', 'tc', 'en'],
  loginMethods: ['mail_code', 'password'],
  registerMethods: ['email', 'mobile'],
  generatesCredentials: true,
  timeZone: 'Asia/Shanghai',
  listed: true,
  title: {
    sc: '北溟国际数学研究中心人才招募',
    tc: '北溟國際數學研究中心人才招募',
    en: 'Fellowships at the Beiming Center for Mathematical Research',
  },
  seoTitle: {
    sc: '博士后与青年学者申请 · 北溟国际数学研究中心',
    tc: '博士後與青年學者申請 · 北溟國際數學研究中心',
    en: 'Postdoctoral and junior fellowships · Beiming Center for Mathematical Research',
  },
  settings,
  guide,
  statement,
  homePage: {
    header: { layout: [1, 2, 3, 5] },
    main: {
      layout_info: [
        entry('home', usualEntries.home),
        entry('application', { sc: '职位申请', tc: '職位申請', en: 'Fellowship application' }),
        entry('progress', { sc: '评审进度', tc: '評審進度', en: 'Review progress' }),
        entry('events', { sc: '学术报告', tc: '學術報告', en: 'Seminars' }),
        entry('trends', { sc: '中心动态', tc: '中心動態', en: 'News of the Center' }),
        entry('account', usualEntries.account),
        entry('examination', usualEntries.examination, 'hidden'),
        entry('retest', usualEntries.retest, 'hidden'),
      ],
    },
    footer: { layout: [1, 2] },
  },
  serviceEndsInDays: 730,
  batches,
  form,
  letters: { applicantReads: 'never', reminderDays: [10, 20, 35], shows: ['f8121', 'f8122'] },
  pages,
  additionalInfo,
  userType: 'normal',
  applicants,
};

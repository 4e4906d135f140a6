import { kitchenSink } from '@portico/testing/kitchen-sink';
import type { DemoTenant } from '../demo-tenant.ts';
import { entry, usualEntries } from '../home-page.ts';
import { organisations } from '../organisations.ts';
import { additionalInfo } from './additional-info.ts';
import { applicants } from './people/applicants.ts';
import { batches } from './batches.ts';
import { pages } from './pages.ts';
import { settings } from './settings.ts';
import { guide, statement } from './texts.ts';

export const sc: DemoTenant = {
  slug: 'sc',
  organisation: organisations.skylark,
  skin: 'standard',
  theme: 1,
  color: '#4dbca6',
  traits: { choiceWord: 'batch', previewMenuSpan: 4, letterSteps: false, showNoFileText: true },
  languages: ['en', 'sc', 'tc'],
  loginMethods: ['password', 'mail_code'],
  registerMethods: ['email'],
  timeZone: 'Asia/Hong_Kong',
  listed: true,
  title: {
    sc: '云雀书院环球学人计划',
    tc: '雲雀書院環球學人計劃',
    en: 'Skylark College Global Scholars',
  },
  seoTitle: {
    sc: '申请环球学人计划 · 云雀书院',
    tc: '申請環球學人計劃 · 雲雀書院',
    en: 'Apply to the Global Scholars Programme · Skylark College',
  },
  settings,
  guide,
  statement,
  homePage: {
    header: { layout: [1, 2, 3, 4, 5] },
    main: {
      layout_info: [
        entry('home', usualEntries.home),
        entry('application', { sc: '我的申请', tc: '我的申請', en: 'My application' }),
        entry('progress', usualEntries.progress),
        entry('events', { sc: '说明会', tc: '說明會', en: 'Information sessions' }),
        entry('trends', { sc: '书院生活', tc: '書院生活', en: 'College life' }),
        entry('account', usualEntries.account),
        entry('examination', usualEntries.examination, 'hidden'),
        entry('retest', usualEntries.retest, 'hidden'),
      ],
    },
    footer: { layout: [1, 2] },
  },
  serviceEndsInDays: 620,
  batches,
  form: kitchenSink,
  formOpen: true,
  letters: { applicantReads: 'always', shows: ['direction'] },
  pages,
  additionalInfo,
  userType: 'normal',
  applicants,
};

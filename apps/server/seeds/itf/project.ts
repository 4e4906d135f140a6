import { registerFields } from './register-fields.ts';
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

export const itf: DemoTenant = {
  slug: 'itf',
  organisation: organisations.yunzhou,
  skin: 'finance-institute',
  theme: 2,
  color: '#1d3f72',
  traits: { choiceWord: 'batch', previewMenuSpan: 4, letterSteps: false, showNoFileText: true, phoneCountry: 'CN' },
  languages: ['sc', 'tc', 'en'],
  loginMethods: ['password', 'sms_code', 'mail_code'],
  registerMethods: ['mobile', 'email'],
  registerFields,
  timeZone: 'Asia/Shanghai',
  listed: true,
  title: {
    sc: '云洲大学科技金融研究院',
    tc: '雲洲大學科技金融研究院',
    en: 'Institute for Technology and Finance, Yunzhou University',
  },
  seoTitle: {
    sc: '科技金融研究院研究生招生 · 云洲大学',
    tc: '科技金融研究院研究生招生 · 雲洲大學',
    en: 'Graduate admissions · Institute for Technology and Finance',
  },
  settings,
  guide,
  statement,
  homePage: {
    header: { layout: [1, 2, 3, 4, 5] },
    main: {
      layout_info: [
        entry('home', usualEntries.home),
        entry('progress', usualEntries.progress),
        entry('application', usualEntries.application),
        entry('retest', { sc: '面试与复试', tc: '面試與複試', en: 'Interview and retest' }, 'soon'),
        entry('events', { sc: '开放日与讲座', tc: '開放日與講座', en: 'Open days and talks' }),
        entry('trends', usualEntries.trends),
        entry('examination', usualEntries.examination),
        entry('account', usualEntries.account),
      ],
    },
    footer: { layout: [1, 2, 3] },
  },
  serviceEndsInDays: 540,
  batches,
  form,
  answerDays: 2,
  letters: { applicantReads: 'unlessWaived', shows: ['f6503'] },
  pages,
  additionalInfo,
  userType: 'normal',
  applicants,
};

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

export const jrzs: DemoTenant = {
  slug: 'jrzs',
  organisation: organisations.yunzhou,
  skin: 'business-school',
  theme: 5,
  color: '#8c2340',
  traits: { choiceWord: 'batch', previewMenuSpan: 4, letterSteps: false, showNoFileText: true, phoneCountry: 'CN' },
  languages: ['sc', 'tc', 'en'],
  loginMethods: ['password', 'sms_code'],
  registerMethods: ['mobile'],
  timeZone: 'Asia/Shanghai',
  listed: true,
  title: {
    sc: '云洲大学商学院金融专业硕士',
    tc: '雲洲大學商學院金融專業碩士',
    en: 'Master of Finance, Yunzhou Business School',
  },
  seoTitle: {
    sc: '金融专业硕士招生 · 云洲大学商学院',
    tc: '金融專業碩士招生 · 雲洲大學商學院',
    en: 'Master of Finance admissions · Yunzhou Business School',
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
        entry('application', { sc: '在线报名', tc: '線上報名', en: 'Online application' }),
        entry('events', { sc: '公开课与沙龙', tc: '公開課與沙龍', en: 'Open classes and salons' }),
        entry('trends', usualEntries.trends),
        entry('examination', { sc: '联考备考', tc: '聯考備考', en: 'Preparing for the joint examination' }),
        entry('retest', usualEntries.retest, 'soon'),
        entry('account', usualEntries.account),
      ],
    },
    footer: { layout: [2, 1, 3] },
  },
  serviceEndsInDays: 400,
  batches,
  form,
  pages,
  additionalInfo,
  userType: 'normal',
  applicants,
};

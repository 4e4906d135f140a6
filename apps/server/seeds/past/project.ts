import type { DemoTenant } from '../demo-tenant.ts';
import { entry, usualEntries } from '../home-page.ts';
import { organisations } from '../organisations.ts';
import { paragraphs } from '../paragraphs.ts';
import { settings } from './settings.ts';

/** Its service period has ended, and the public list leaves it out. */
export const past: DemoTenant = {
  slug: 'past',
  organisation: organisations.qingyu,
  skin: 'standard',
  theme: 4,
  color: '#5b6b7c',
  traits: { choiceWord: 'batch', previewMenuSpan: 4, letterSteps: false, showNoFileText: true, phoneCountry: 'CN' },
  languages: ['sc', 'tc', 'en'],
  loginMethods: ['password'],
  registerMethods: ['mobile', 'email'],
  timeZone: 'Asia/Shanghai',
  listed: false,
  title: { sc: '青屿春季短期课程', tc: '青嶼春季短期課程', en: 'Qingyu Spring Short Courses' },
  seoTitle: {
    sc: '春季短期课程（已结束）· 青屿创新学院',
    tc: '春季短期課程（已結束）· 青嶼創新學院',
    en: 'Spring Short Courses (ended) · Qingyu Institute of Innovation',
  },
  settings,
  guide: paragraphs(
    {
      sc: '春季短期课程为期四周，面向希望了解产品设计与精益创业的在校生。课程已经结束，感谢各位学员和导师的参与。',
      tc: '春季短期課程為期四週，面向希望了解產品設計與精益創業的在校生。課程已經結束，感謝各位學員和導師的參與。',
      en: 'The spring short courses ran for four weeks, for students curious about product design and lean start-ups. They have ended; our thanks go to everyone who took part and taught.',
    },
    {
      sc: '学员如需补开结业证明，请在工作时间致电学院，并准备好姓名和报名编号。',
      tc: '學員如需補開結業證明，請在工作時間致電學院，並準備好姓名和報名編號。',
      en: 'If you need another copy of your certificate, please telephone the Institute during office hours with your name and application number at hand.',
    },
  ),
  statement: paragraphs(
    {
      sc: '本人保证报名信息真实有效，并遵守课程的出勤与作业要求。',
      tc: '本人保證報名資料真實有效，並遵守課程的出勤與作業要求。',
      en: 'I warrant that my registration is truthful, and I will keep to the attendance and assignment rules of the course.',
    },
    {
      sc: '本人同意学院为课程管理的目的使用上述信息。',
      tc: '本人同意學院為課程管理的目的使用上述資料。',
      en: 'I agree that the Institute uses these details to run the course.',
    },
  ),
  homePage: {
    header: { layout: [1, 2, 3, 5] },
    main: {
      layout_info: [
        entry('home', usualEntries.home),
        entry('application', usualEntries.application),
        entry('progress', usualEntries.progress),
        entry('account', usualEntries.account),
      ],
    },
    footer: { layout: [1] },
  },
  serviceEndsInDays: -45,
  batches: [
    {
      key: 'spring',
      title: { sc: '春季班', tc: '春季班', en: 'Spring class' },
      opensInDays: -260,
      closesInDays: -200,
    },
  ],
  userType: 'normal',
  applicants: [
    {
      name: '唐小满',
      email: 'xiaoman.tang@example.com',
      mobile: '19900006001',
      language: 'sc',
      userType: 'normal',
      applicationState: 1,
      batch: 'spring',
      unread: [],
    },
  ],
};

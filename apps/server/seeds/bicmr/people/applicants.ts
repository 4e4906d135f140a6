import type { DemoApplicant } from '../../demo-tenant.ts';
import { additionalRows } from '../additional-info.ts';
import { answers } from './answers.ts';
import { crowd, elenasAnswers } from './crowd.ts';
import { elenasRequests, gusRequests } from './letters.ts';

export const applicants: readonly DemoApplicant[] = [
  {
    name: '顾砚清',
    email: 'yanqing.gu@example.com',
    mobile: '19900003001',
    language: 'sc',
    userType: 'normal',
    applicationState: 1,
    batch: 'postdoctoral',
    answers,
    requests: gusRequests,
    additionalInfo: additionalRows,
    unread: [
      {
        title: { sc: '已收到第二封推荐信', tc: '已收到第二封推薦信', en: 'Your second letter has arrived' },
        body: {
          sc: '三封推荐信中已有两封送达。如第三位推荐人尚未提交，您可以在“推荐信”中发送一次提醒。',
          tc: '三封推薦信中已有兩封送達。如第三位推薦人尚未提交，您可以在「推薦信」中發送一次提醒。',
          en: 'Two of your three letters have arrived. If the third recommender has not submitted yet, you can send a reminder under “Recommendation letters”.',
        },
        daysAgo: 2,
      },
    ],
  },
  {
    name: 'Elena Marchetti',
    email: 'elena.marchetti@example.com',
    mobile: '',
    language: 'en',
    userType: 'normal',
    applicationState: 2,
    batch: 'postdoctoral',
    answers: elenasAnswers,
    requests: elenasRequests,
    latinName: 'Elena Marchetti',
    submittedDaysAgo: 18,
    unread: [
      {
        title: { sc: '邀请您作线上报告', tc: '邀請您作線上報告', en: 'Invitation to give an online talk' },
        body: {
          sc: '几何分析方向委员会邀请您作一次 45 分钟的线上报告。请回复邮件告知未来两周内方便的时间，我们会照顾您所在的时区。',
          tc: '幾何分析方向委員會邀請您作一次 45 分鐘的線上報告。請回覆電郵告知未來兩週內方便的時間，我們會照顧您所在的時區。',
          en: 'The committee for geometric analysis invites you to give a 45-minute talk online. Please answer our mail with times that suit you in the next two weeks; we will respect your time zone.',
        },
        daysAgo: 1,
      },
      {
        title: { sc: '申请材料完整', tc: '申請材料完整', en: 'Your application is complete' },
        body: {
          sc: '您的申请材料及全部推荐信均已收齐，评审已经开始。',
          tc: '您的申請材料及全部推薦信均已收齊，評審已經開始。',
          en: 'Your materials and all letters of recommendation have been received, and the review has begun.',
        },
        daysAgo: 16,
      },
    ],
  },
  {
    name: '宋未央',
    email: 'weiyang.song@example.com',
    mobile: '19900003003',
    language: 'sc',
    userType: 'normal',
    applicationState: 0,
    batch: null,
    unread: [],
  },
  ...crowd,
];

import type { DemoApplicant } from '../../demo-tenant.ts';
import { additionalRows } from '../additional-info.ts';
import { answers } from './answers.ts';
import { crowd, luosAnswers } from './crowd.ts';

export const applicants: readonly DemoApplicant[] = [
  {
    name: '叶行舟',
    email: 'xingzhou.ye@example.com',
    mobile: '19900005001',
    language: 'sc',
    userType: 'ssm',
    applicationState: 1,
    batch: 'energy',
    answers,
    additionalInfo: additionalRows,
    unread: [
      {
        title: {
          sc: '绿色能源赛道走访名额开放',
          tc: '綠色能源賽道走訪名額開放',
          en: 'Places open for a clean energy visit',
        },
        body: {
          sc: '本月走访一家储能企业的生产基地，已开始报名的申请人可优先预约，名额十五个。',
          tc: '本月走訪一家儲能企業的生產基地，已開始報名的申請人可優先預約，名額十五個。',
          en: 'This month we visit the seed of an energy-storage company. Applicants who have begun their registration may book first; there are fifteen places.',
        },
        daysAgo: 2,
      },
    ],
  },
  {
    name: '罗青禾',
    email: 'qinghe.luo@example.com',
    mobile: '19900005002',
    language: 'sc',
    userType: 'ssm',
    applicationState: 2,
    batch: 'manufacturing',
    answers: luosAnswers,
    latinName: 'Qinghe Luo',
    submittedDaysAgo: 10,
    unread: [
      {
        title: { sc: '初审已开始', tc: '初審已開始', en: 'The first review has begun' },
        body: {
          sc: '评审团已开始审阅您的报名材料，结果将在赛道截止后两周内公布。',
          tc: '評審團已開始審閱您的報名材料，結果將在賽道截止後兩週內公佈。',
          en: 'The jury has begun to read your application. The result appears within two weeks of the track’s closing date.',
        },
        daysAgo: 5,
      },
    ],
  },
  {
    name: '方一诺',
    email: 'yinuo.fang@example.com',
    mobile: '19900005003',
    language: 'sc',
    userType: 'ssm',
    applicationState: 0,
    batch: null,
    unread: [],
  },
  {
    name: '临时用户',
    email: 'visitor@example.com',
    mobile: '',
    language: 'sc',
    userType: 'temporary',
    applicationState: 0,
    batch: 'manufacturing',
    unread: [],
  },
  ...crowd,
];

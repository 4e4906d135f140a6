import type { DemoApplicant } from '../../demo-tenant.ts';
import { additionalRows } from '../additional-info.ts';
import { mainlander } from '../../people/person.ts';
import { answers } from './answers.ts';
import { crowd } from './crowd.ts';
import { story } from './story.ts';

const liang = mainlander(
  { name: '梁承宇', surname: 'Liang', given: 'Chengyu', gender: 'male', born: '1990-05-14' },
  '330104',
  '19900002002',
);

export const applicants: readonly DemoApplicant[] = [
  {
    name: '许知夏',
    email: 'zhixia.xu@example.com',
    mobile: '19900002001',
    language: 'sc',
    userType: 'normal',
    applicationState: 1,
    batch: 'second',
    answers,
    additionalInfo: additionalRows,
    unread: [
      {
        title: { sc: '请补全工作经历', tc: '請補全工作經歷', en: 'Please complete your work experience' },
        body: {
          sc: '您的报名表还缺少最近一段工作经历的起止时间。补全之后即可提交，已保存的内容不受影响。',
          tc: '您的報名表還缺少最近一段工作經歷的起止時間。補全之後即可提交，已儲存的內容不受影響。',
          en: 'Your form still lacks the dates of your latest position. Once they are filled in you can submit; what you saved is unaffected.',
        },
        daysAgo: 1,
      },
    ],
  },
  {
    name: '梁承宇',
    email: 'chengyu.liang@example.com',
    mobile: '19900002002',
    language: 'sc',
    userType: 'normal',
    applicationState: 2,
    batch: 'first',
    answers: story(liang, 0),
    latinName: 'Chengyu Liang',
    submittedDaysAgo: 80,
    stage: 1,
    unread: [
      {
        title: { sc: '面试安排通知', tc: '面試安排通知', en: 'Your interview appointment' },
        body: {
          sc: '您已通过材料审核。面试在思源楼举行，请携带身份证件、学历证书原件和一份纸质履历，提前二十分钟签到。',
          tc: '您已通過材料審核。面試在思源樓舉行，請攜帶身份證件、學歷證書原件和一份紙本履歷，提前二十分鐘簽到。',
          en: 'Your materials have been approved. The interview takes place in the Siyuan Building. Bring your identity document, original certificates and a printed résumé, and sign in twenty minutes early.',
        },
        daysAgo: 3,
      },
      {
        title: { sc: '公开课回放已上线', tc: '公開課重播已上線', en: 'Open class recording available' },
        body: {
          sc: '上周公开课“利率之外：如何阅读央行”的回放已经上线，可在“公开课与沙龙”中观看。',
          tc: '上週公開課「利率之外：如何閱讀央行」的重播已經上線，可在「公開課與沙龍」中觀看。',
          en: 'The recording of last week’s open class, “Beyond rates: how to read a central bank”, is now available under “Open classes and salons”.',
        },
        daysAgo: 8,
      },
    ],
  },
  {
    name: '沈若谷',
    email: 'ruogu.shen@example.com',
    mobile: '19900002003',
    language: 'sc',
    userType: 'normal',
    applicationState: 0,
    batch: null,
    unread: [],
  },
  ...crowd,
];

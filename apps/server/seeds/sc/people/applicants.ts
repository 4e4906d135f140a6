import type { DemoApplicant } from '../../demo-tenant.ts';
import { additionalRows } from '../additional-info.ts';
import { answers } from './answers.ts';
import { chansAnswers, crowd } from './crowd.ts';
import { chansRequests } from './letters.ts';

export const applicants: readonly DemoApplicant[] = [
  {
    name: 'Amelia Whitford',
    email: 'amelia.whitford@example.com',
    mobile: '',
    language: 'en',
    userType: 'normal',
    applicationState: 1,
    batch: 'main',
    answers,
    additionalInfo: additionalRows,
    unread: [
      {
        title: { sc: '说明会将于本周四举行', tc: '說明會將於本週四舉行', en: 'Information session this Thursday' },
        body: {
          sc: '往届学人将分享住宿生活和研究课题，欢迎带着问题参加。会议以英文进行，设有实时字幕。',
          tc: '往屆學人將分享住宿生活和研究課題，歡迎帶著問題參加。會議以英文進行，設有即時字幕。',
          en: 'Former scholars talk about life in residence and their research. Bring your questions. The session is in English with live captions.',
        },
        daysAgo: 1,
      },
      {
        title: { sc: '自我介绍视频的小建议', tc: '自我介紹影片的小建議', en: 'A word about your video introduction' },
        body: {
          sc: '请在安静、光线充足的地方录制，不需要剪辑或配乐。我们想听的是您的想法，而不是制作水准。',
          tc: '請在安靜、光線充足的地方錄製，不需要剪輯或配樂。我們想聽的是您的想法，而不是製作水準。',
          en: 'Record in a quiet, well-lit place; no editing or music is needed. We want to hear what you think, not to judge the production.',
        },
        daysAgo: 6,
      },
      {
        title: {
          sc: '欢迎加入环球学人计划申请',
          tc: '歡迎加入環球學人計劃申請',
          en: 'Welcome to the Global Scholars application',
        },
        body: {
          sc: '您的账户已经启用。申请表共有七个部分，大多数申请人分三到四次完成。',
          tc: '您的帳戶已經啟用。申請表共有七個部分，大多數申請人分三到四次完成。',
          en: 'Your account is active. The form has seven parts, and most applicants complete it in three or four sittings.',
        },
        daysAgo: 20,
      },
    ],
  },
  {
    name: '陳樂怡',
    email: 'lokyi.chan@example.com',
    mobile: '',
    language: 'tc',
    userType: 'normal',
    applicationState: 2,
    batch: 'main',
    answers: chansAnswers,
    requests: chansRequests,
    latinName: 'Lok Yi Chan',
    submittedDaysAgo: 5,
    unread: [
      {
        title: { sc: '我们已收到您的申请', tc: '我們已收到您的申請', en: 'We have received your application' },
        body: {
          sc: '谢谢您用心完成申请。面试名单将在截止日期后四周内公布。',
          tc: '謝謝您用心完成申請。面試名單將在截止日期後四週內公佈。',
          en: 'Thank you for the care you put into it. The list of finalists appears within four weeks of the deadline.',
        },
        daysAgo: 3,
      },
    ],
  },
  {
    name: 'Tomás Herrera',
    email: 'tomas.herrera@example.com',
    mobile: '',
    language: 'en',
    userType: 'normal',
    applicationState: 0,
    batch: null,
    unread: [],
  },
  ...crowd,
];

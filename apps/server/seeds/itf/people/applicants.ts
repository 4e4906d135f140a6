import type { DemoApplicant } from '../../demo-tenant.ts';
import { additionalRows } from '../additional-info.ts';
import { mainlander } from '../../people/person.ts';
import { answers } from './answers.ts';
import { crowd } from './crowd.ts';
import { entries } from './entries.ts';
import { linsRequests, zhousRequests } from './letters.ts';
import { story } from './story.ts';

const zhou = mainlander(
  { name: '周亦澄', surname: 'Zhou', given: 'Yicheng', gender: 'male', born: '2003-10-10' },
  '320106',
  '19900001002',
);

export const applicants: readonly DemoApplicant[] = [
  {
    name: '林嘉禾',
    email: 'jiahe.lin@example.com',
    mobile: '19900001001',
    language: 'sc',
    userType: 'normal',
    applicationState: 1,
    batch: 'regular',
    answers,
    requests: linsRequests,
    waived: true,
    additionalInfo: additionalRows,
    unread: [
      {
        title: {
          sc: '您的一位推荐人已打开邀请',
          tc: '您的一位推薦人已開啟邀請',
          en: 'A recommender has opened your invitation',
        },
        body: {
          sc: '您邀请的推荐人已打开推荐信链接。推荐信提交后，您会在申请进度中看到更新，无须再次发送邀请。',
          tc: '您邀請的推薦人已開啟推薦信連結。推薦信提交後，您會在申請進度中看到更新，無須再次發送邀請。',
          en: 'A recommender you invited has opened the link. Your progress page will change once the letter is in; there is no need to invite again.',
        },
        daysAgo: 1,
      },
      {
        title: {
          sc: '开放日直播预约已开始',
          tc: '開放日直播預約已開始',
          en: 'Booking for the online open day has begun',
        },
        body: {
          sc: '研究院将在下周六下午举办线上开放日，届时各方向负责人将介绍培养方案并回答提问。名额有限，请在“开放日与讲座”中预约。',
          tc: '研究院將在下週六下午舉辦線上開放日，屆時各方向負責人將介紹培養方案並回答提問。名額有限，請在「開放日與講座」中預約。',
          en: 'The Institute holds an online open day next Saturday afternoon. Programme directors will present each track and take questions. Places are limited; please book under “Open days and talks”.',
        },
        daysAgo: 4,
      },
    ],
  },
  {
    name: '周亦澄',
    email: 'yicheng.zhou@example.com',
    mobile: '19900001002',
    language: 'sc',
    userType: 'normal',
    applicationState: 2,
    batch: 'regular',
    answers: story(zhou, 1),
    requests: zhousRequests,
    waived: false,
    latinName: 'Yicheng Zhou',
    submittedDaysAgo: 3,
    entries,
    unread: [
      {
        title: { sc: '申请已提交', tc: '申請已提交', en: 'Your application has been submitted' },
        body: {
          sc: '我们已收到您的申请，材料审核预计需要三周。审核期间您可以查看预览，但不能再修改内容。',
          tc: '我們已收到您的申請，材料審核預計需要三週。審核期間您可以查看預覽，但不能再修改內容。',
          en: 'We have received your application. Review takes about three weeks; meanwhile you may read it in preview but no longer change it.',
        },
        daysAgo: 2,
      },
    ],
  },
  {
    name: '何思遠',
    email: 'siyuan.ho@example.com',
    mobile: '19900001003',
    language: 'tc',
    userType: 'normal',
    applicationState: 0,
    batch: null,
    unread: [],
  },
  ...crowd,
];

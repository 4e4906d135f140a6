import type { LocalText } from '@portico/form-engine/language';

interface DemoLine {
  /** The others are of the administrator of the institution. */
  readonly isApplicant: boolean;
  readonly text: string;
  readonly hoursAgo: number;
}

interface DemoReadyAnswer {
  readonly name: string;
  readonly words: LocalText;
}

interface DemoConversation {
  /** Of the applicant. */
  readonly email: string;
  readonly lines: readonly DemoLine[];
}

const asks = (hoursAgo: number, text: string): DemoLine => ({ isApplicant: true, text, hoursAgo });
const answers = (hoursAgo: number, text: string): DemoLine => ({ isApplicant: false, text, hoursAgo });

/** Their project. */
export const projectOfConversations = 'itf';

/** What applicants asked, each in their own language, and what the admissions office answered. */
export const demoConversations: readonly DemoConversation[] = [
  {
    email: 'jiahe.lin@example.com',
    lines: [
      asks(76, '老师好，请问推荐信可以由实习单位的导师来写吗？'),
      answers(52, '林同学，您好！两封推荐信中可以有一封由实习导师撰写，另一封须由任课教师或论文导师撰写。'),
      asks(5, '谢谢老师！还想确认一下：推荐人如果没有单位邮箱，用个人邮箱可以吗？'),
    ],
  },
  {
    email: 'yicheng.zhou@example.com',
    lines: [
      asks(120, '您好，我上传的成绩单扫描件有两页，是否需要合并成一个文件？'),
      answers(98, '您好，可以分开上传，也可以合并为一个 PDF 文件，我们都能看到。'),
    ],
  },
  {
    email: 'siyuan.ho@example.com',
    lines: [
      asks(
        61,
        'Good afternoon,\n\nmy degree certificate will only be issued in January. May I apply with a letter from my university instead?',
      ),
    ],
  },
];

/** What staff of that project have ready for questions that come again and again. */
export const demoReadyAnswers: readonly DemoReadyAnswer[] = [
  {
    name: '学位证书尚未颁发',
    words: {
      sc: '您好！学位证书尚未颁发的，请先上传学校出具的预计毕业证明，录取后再补交证书。',
      tc: '您好！學位證書尚未頒發的，請先上載學校出具的預計畢業證明，錄取後再補交證書。',
      en: 'Hello,\n\nif your degree certificate has not been issued yet, upload a letter from your university that names the expected date. Send us the certificate once you are admitted.',
    },
  },
  {
    name: '推荐信截止时间',
    words: {
      sc: '您好！推荐信可在申请截止后七天内提交，推荐人无须注册账号，点击邀请邮件中的链接即可填写。',
      tc: '您好！推薦信可在申請截止後七天內提交，推薦人無須註冊帳戶，點擊邀請郵件中的連結即可填寫。',
      en: 'Hello,\n\nletters are taken until seven days after the deadline for applications. Recommenders need no account: the link in their invitation opens the form.',
    },
  },
  {
    name: '成绩单的格式',
    words: {
      sc: '您好！成绩单请上传加盖学校公章的扫描件，多页请合并为一个 PDF 文件。',
      tc: '您好！成績單請上載加蓋學校公章的掃描件，多頁請合併為一個 PDF 檔案。',
      en: '',
    },
  },
];

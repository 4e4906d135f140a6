interface DemoLine {
  /** The others are of the administrator of the institution. */
  readonly isApplicant: boolean;
  readonly text: string;
  readonly hoursAgo: number;
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
        28,
        'Good afternoon,\n\nmy degree certificate will only be issued in January. May I apply with a letter from my university instead?',
      ),
    ],
  },
];

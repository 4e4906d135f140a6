import type { ArticleKind } from '@portico/contract/article-kinds';
import type { ArticleContent } from '@portico/contract/staff-articles.schemas';
import type { LocalText } from '@portico/form-engine/language';
import { words } from './blocks/words.ts';
import { makePaper } from './files/paper.ts';

interface DemoEvent extends Pick<ArticleContent['events'][number], 'title' | 'place'> {
  /** Days from today, and the hour of that day in UTC. */
  readonly days: number;
  readonly hour: number;
  /** How many hours it lasts. */
  readonly hours: number;
}

export interface DemoArticle extends Pick<ArticleContent, 'title' | 'summary' | 'text' | 'topic' | 'pinned'> {
  readonly kind: ArticleKind;
  /** How many days ago it appeared; undefined for a draft. */
  readonly daysAgo?: number;
  readonly events: readonly DemoEvent[];
  /** What readers download. */
  readonly file: DemoMaterial | null;
  /** Which of the drawn pictures is the cover. */
  readonly cover?: number;
  /** Whether another picture stands at the end of the text. */
  readonly picture?: { readonly index: number; readonly alt: LocalText };
  readonly figures?: NonNullable<ArticleContent['figures']>;
}

export interface DemoMaterial {
  readonly name: string;
  readonly type: string;
  readonly bytes: () => Buffer;
}

const nothing = words('', '', '');

function article(kind: ArticleKind, title: LocalText, text: LocalText, more: Partial<DemoArticle> = {}): DemoArticle {
  return { kind, title, text, summary: nothing, topic: nothing, pinned: false, events: [], file: null, ...more };
}

const paragraphs = ({ sc, tc, en }: LocalText): LocalText => {
  const one = (text: string) => `<p>${text}</p>`;
  return { sc: one(sc), tc: one(tc), en: one(en) };
};

const applying = words('申请', '申請', 'Applying');
const files = words('材料', '文件', 'Documents');

const paper = (name: string, title: string, lines: readonly string[]): DemoMaterial => ({
  name,
  type: 'application/pdf',
  bytes: () => makePaper(title, lines),
});

const materials: readonly DemoArticle[] = [
  article('download', words('招生简章', '招生章程', 'Admissions brochure'), nothing, {
    daysAgo: 12,
    pinned: true,
    summary: words(
      '培养方案、申请条件、学费与奖学金，共一页。',
      '培養方案、申請條件、學費與獎學金，共一頁。',
      'The programme, requirements, tuition and scholarships on one page.',
    ),
    file: paper('admissions-brochure.pdf', 'Admissions brochure', [
      'Two years, full time, taught in Chinese and English.',
      'Twenty places in sustainable finance, forty in financial technology.',
      'Tuition and scholarships: see the page of each programme.',
    ]),
  }),
  article('download', words('推荐信填写说明', '推薦信填寫說明', 'Notes for recommenders'), nothing, {
    daysAgo: 8,
    summary: words('可转发给您的推荐人。', '可轉寄給您的推薦人。', 'To pass on to your recommenders.'),
    file: paper('notes-for-recommenders.pdf', 'Notes for recommenders', [
      'The link in the email opens the letter without an account.',
      'A letter takes about fifteen minutes and is saved as it is written.',
    ]),
  }),
  article('download', words('科研经历列表模板', '研究經歷列表範本', 'Template for a list of research work'), nothing, {
    daysAgo: 4,
    summary: words('填写后可作为附件上传。', '填寫後可作為附件上載。', 'Fill it in and upload it as an attachment.'),
    file: {
      name: 'research-work.csv',
      type: 'text/csv; charset=utf-8',
      bytes: () => Buffer.from('\uFEFFTitle,Role,From,Until,Supervisor\r\n'),
    },
  }),
  article('download', words('奖学金申请表（草稿）', '獎學金申請表（草稿）', 'Scholarship form (draft)'), nothing, {
    file: paper('scholarship-form.pdf', 'Scholarship form', ['Name:', 'Programme:', 'Date:']),
  }),
];

const sameIn = (text: string) => words(text, text, text);

const trend = article(
  'trend',
  words('历年报名与录取人数', '歷年報名與錄取人數', 'Applications and admissions by year'),
  paragraphs(
    words(
      '2025 年新增金融科技方向，报名人数因此增加。',
      '2025 年新增金融科技方向，報名人數因此增加。',
      'Numbers grew in 2025, when the track in financial technology began.',
    ),
  ),
  {
    daysAgo: 25,
    summary: words('2021 至 2026 年。', '2021 至 2026 年。', 'From 2021 to 2026.'),
    figures: {
      chart: 'bar',
      corner: words('年份', '年份', 'Year'),
      columns: [
        words('报名', '報名', 'Applied'),
        words('面试', '面試', 'Interviewed'),
        words('录取', '錄取', 'Admitted'),
      ],
      rows: [
        { label: sameIn('2021'), values: [412, 120, 40] },
        { label: sameIn('2022'), values: [468, 126, 42] },
        { label: sameIn('2023'), values: [531, 138, 44] },
        { label: sameIn('2024'), values: [559, 140, 45] },
        { label: sameIn('2025'), values: [823, 184, 60] },
        { label: sameIn('2026'), values: [907, 190, 60] },
      ],
    },
  },
);

/** What the institutes of Yunzhou University tell their applicants. */
export const demoArticles: readonly DemoArticle[] = [
  ...materials,
  trend,
  article(
    'notice',
    words('线上宣讲会与校园开放日', '線上簡介會與校園開放日', 'Online information session and open day'),
    {
      sc: '<p>招生老师将介绍培养方案、申请流程与奖学金，并回答提问。</p><ul><li>线上宣讲会无需报名，链接将于当天发送。</li><li>开放日请携带身份证件，从东门进入。</li></ul>',
      tc: '<p>招生老師將介紹培養方案、申請流程與獎學金，並回答提問。</p><ul><li>線上簡介會無須報名，連結將於當天發送。</li><li>開放日請攜帶身份證明文件，由東門進入。</li></ul>',
      en: '<p>We present the programme, the application and scholarships, and answer your questions.</p><ul><li>No registration is needed for the online session; the link is sent on the day.</li><li>For the open day, bring an identity document and use the east gate.</li></ul>',
    },
    {
      daysAgo: 3,
      pinned: true,
      summary: words(
        '两场活动，面向所有申请人。',
        '兩場活動，面向所有申請人。',
        'Two events, open to every applicant.',
      ),
      events: [
        {
          title: words('线上宣讲会', '線上簡介會', 'Online information session'),
          place: words('线上', '線上', 'Online'),
          days: 6,
          hour: 11,
          hours: 2,
        },
        {
          title: words('校园开放日', '校園開放日', 'Open day'),
          place: words('云洲大学东校区', '雲洲大學東校區', 'Yunzhou University, East Campus'),
          days: 13,
          hour: 1,
          hours: 6,
        },
      ],
    },
  ),
  article(
    'notice',
    words(
      '推荐信可在申请截止后七天内提交',
      '推薦信可在申請截止後七天內提交',
      'Letters may arrive up to seven days later',
    ),
    paragraphs(
      words(
        '推荐人在申请截止后七天内提交的推荐信仍会被受理。请尽早邀请推荐人。',
        '推薦人在申請截止後七天內提交的推薦信仍會獲受理。請儘早邀請推薦人。',
        'Letters that your recommenders send within seven days after the deadline are still accepted. Invite them early.',
      ),
    ),
    { daysAgo: 9 },
  ),
  article(
    'news',
    words('新增可持续金融方向', '新增可持續金融方向', 'A new track in sustainable finance'),
    paragraphs(
      words(
        '自下一学年起，研究院开设可持续金融方向，首批招收二十人。',
        '由下一學年起，研究院開設可持續金融方向，首批招收二十人。',
        'From next year the institute offers a track in sustainable finance, with twenty places at first.',
      ),
    ),
    { daysAgo: 16, cover: 1 },
  ),
  article(
    'tidings',
    words('金融科技实验室启用', '金融科技實驗室啟用', 'Financial technology laboratory opens'),
    paragraphs(
      words(
        '新实验室面向全体硕士生开放，配备实时行情与计算集群。',
        '新實驗室面向全體碩士生開放，配備即時行情與計算叢集。',
        'The new laboratory is open to all master’s students, with live market data and a computing cluster.',
      ),
    ),
    {
      daysAgo: 5,
      cover: 0,
      picture: {
        index: 2,
        alt: words('实验室所在的教学楼', '實驗室所在的教學樓', 'The building of the laboratory'),
      },
    },
  ),
  article(
    'experience',
    words(
      '怎样准备面试：一位学姐的建议',
      '怎樣準備面試：一位學姐的建議',
      'Preparing for the interview: a student’s advice',
    ),
    paragraphs(
      words(
        '把自己做过的一个项目讲清楚，比背十道题更有用。',
        '把自己做過的一個項目講清楚，比背十道題更有用。',
        'Being able to explain one project of your own well is worth more than ten rehearsed answers.',
      ),
    ),
    { daysAgo: 20 },
  ),
  article(
    'faq',
    words('提交后还能修改吗？', '提交後還能修改嗎？', 'Can I change my application after submitting it?'),
    paragraphs(
      words(
        '截止之前，您可以撤回申请、修改后再次提交。',
        '截止之前，您可以撤回申請、修改後再次提交。',
        'Until the deadline you can take it back, change it and submit again.',
      ),
    ),
    { daysAgo: 30, topic: applying },
  ),
  article(
    'faq',
    words('成绩单没有英文版怎么办？', '成績單沒有英文版怎麼辦？', 'My transcript is not in English. What should I do?'),
    paragraphs(
      words(
        '请同时上传原件和有资质机构出具的翻译件。',
        '請同時上載原件和認可機構的翻譯本。',
        'Upload the original together with a certified translation.',
      ),
    ),
    { daysAgo: 31, topic: files },
  ),
  article(
    'faq',
    words(
      '推荐人没有收到邮件怎么办？',
      '推薦人沒有收到電郵怎麼辦？',
      'My recommender did not receive the email. What now?',
    ),
    paragraphs(
      words(
        '请核对邮箱地址，并请推荐人查看垃圾邮件。您可以在“推荐人”页面再次发送。',
        '請核對電郵地址，並請推薦人查看垃圾郵件。您可以在「推薦人」頁面再次發送。',
        'Check the address and ask them to look in the spam folder. You can send it again on the Recommenders page.',
      ),
    ),
    { daysAgo: 32, topic: applying },
  ),
  article(
    'news',
    words('奖学金名单（草稿）', '獎學金名單（草稿）', 'Scholarship winners (draft)'),
    paragraphs(words('名单确认后发布。', '名單確認後發佈。', 'To be published once the list is confirmed.')),
  ),
];

import type { LocalText } from '@portico/form-engine/language';
import { words } from '../seeds/blocks/words.ts';
import type { ProjectFile } from '../src/domain/project-file/format/project-file.ts';

/** A project to begin with; its texts are loaded when somebody chooses it. */
export interface ProjectTemplate {
  readonly key: string;
  readonly title: LocalText;
  readonly summary: LocalText;
  readonly load: (now: Date) => Promise<ProjectFile>;
}

export const projectTemplates: readonly ProjectTemplate[] = [
  {
    key: 'master',
    title: words('硕士招生（含推荐信）', '碩士課程招生（含推薦信）', 'Master’s programme with letters'),
    summary: words(
      '授课型硕士：个人信息、教育背景、英语水平、实习与工作、个人陈述、推荐人与推荐信、材料上传与签名。',
      '修課式碩士：個人資料、教育背景、英語水平、實習與工作、個人陳述、推薦人與推薦信、文件上載與簽署。',
      'A taught master’s: personal details, education, English, work experience, statement, recommenders and their letters, documents and signature.',
    ),
    load: async (now) => (await import('./master/template.ts')).master(now),
  },
  {
    key: 'doctoral',
    title: words('博士招生（含推荐信）', '博士課程招生（含推薦信）', 'Doctoral programme with letters'),
    summary: words(
      '博士招生：申请途径与导师、教育背景、英语水平、研究计划、发表成果、推荐人与推荐信。',
      '博士課程招生：申請途徑與導師、教育背景、英語水平、研究計劃、已發表成果、推薦人與推薦信。',
      'A doctorate: route and supervisor, education, English, research plan, publications, recommenders and their letters.',
    ),
    load: async (now) => (await import('./doctoral/template.ts')).doctoral(now),
  },
  {
    key: 'school',
    title: words('中小学招生', '中小學收生', 'School admission'),
    summary: words(
      '由家长填写：学生与家庭、就读情况、兴趣与自述、成绩报告、家长签名。',
      '由家長填寫：學生與家庭、就讀情況、興趣與自述、成績表、家長簽署。',
      'Filled in by parents: the pupil and the family, schooling, interests, school reports, signature of a parent.',
    ),
    load: async (now) => (await import('./school/template.ts')).school(now),
  },
  {
    key: 'summer-school',
    title: words('本科生暑期学校', '本科生暑期學校', 'Undergraduate summer school'),
    summary: words(
      '面向本科生的暑期学校或夏令营：方向选择、教育背景、个人陈述、住宿与饮食需要。',
      '面向本科生的暑期學校或夏令營：方向選擇、教育背景、個人陳述、住宿與飲食需要。',
      'A summer school or camp for undergraduates: choice of course, education, personal statement, accommodation and meals.',
    ),
    load: async (now) => (await import('./summer-school/template.ts')).summerSchool(now),
  },
  {
    key: 'competition',
    title: words('竞赛', '比賽', 'Competition'),
    summary: words(
      '团队报名并提交作品：成员、指导老师、参赛类别、作品说明与附件。',
      '隊伍報名並提交作品：成員、指導老師、參賽組別、作品說明與附件。',
      'Teams enter with a work: members, adviser, category, description and files.',
    ),
    load: async (now) => (await import('./competition/template.ts')).competition(now),
  },
  {
    key: 'recommendation',
    title: words('推荐信', '推薦信', 'Letters of recommendation'),
    summary: words(
      '奖学金、交流或奖项的推荐：用途、个人信息、两位推荐人，以及推荐人的评价、推荐信与签名。',
      '獎學金、交流或獎項的推薦：用途、個人資料、兩位推薦人，以及推薦人的評價、推薦信與簽署。',
      'For scholarships, exchanges and awards: the purpose, personal details, two recommenders, and what they assess, write and sign.',
    ),
    load: async (now) => (await import('./recommendation/template.ts')).recommendation(now),
  },
  {
    key: 'supplement',
    title: words('补交材料', '補交文件', 'Supplementary documents'),
    summary: words(
      '提交申请之后：申请编号、补交的成绩与证明、是否取代先前的材料、签名。',
      '提交申請之後：申請編號、補交的成績與證明、是否取代先前的文件、簽署。',
      'After an application: its number, scores and certificates that came later, whether they replace earlier ones, signature.',
    ),
    load: async (now) => (await import('./supplement/template.ts')).supplement(now),
  },
  {
    key: 'questionnaire',
    title: words('问卷', '問卷', 'Questionnaire'),
    summary: words(
      '招生之后的问卷：结果与原因、得知途径、对申请过程的评价和建议。',
      '招生之後的問卷：結果與原因、得知途徑、對申請過程的評價和建議。',
      'After an admission: what was decided and why, where people heard of it, how applying was, what to do better.',
    ),
    load: async (now) => (await import('./questionnaire/template.ts')).questionnaire(now),
  },
  {
    key: 'registration',
    title: words('简短报名', '簡短報名', 'Short registration'),
    summary: words(
      '一页即可完成：开放日、讲座、竞赛或说明会的报名。',
      '一頁即可完成：開放日、講座、競賽或說明會的報名。',
      'One page: sign-up for an open day, a lecture, a competition or an information session.',
    ),
    load: async (now) => (await import('./registration/template.ts')).registration(now),
  },
];

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
    key: 'graduate',
    title: words('研究生招生（含推荐信）', '研究生招生（含推薦信）', 'Graduate admission with letters'),
    summary: words(
      '硕士、博士招生：个人信息、教育背景、英语水平、研究计划、推荐人与推荐信、材料上传与签名。',
      '碩士、博士招生：個人資料、教育背景、英語水平、研究計劃、推薦人與推薦信、文件上載與簽署。',
      'Master’s and doctoral programmes: personal details, education, English, research plan, recommenders and their letters, documents and signature.',
    ),
    load: async (now) => (await import('./graduate/template.ts')).graduate(now),
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

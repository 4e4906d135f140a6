import { words } from '../../blocks/words.ts';
import type { DemoEntry } from '../../demo-tenant.ts';

/** The office's entries in one application: for the applicant, and internal ones. */
export const entries: readonly DemoEntry[] = [
  {
    module: 'education',
    title: words('学历核验', '學歷核驗', 'Check of your degree'),
    text: words(
      '您的学位证书已通过核验，无需再提交其他学历材料。',
      '您的學位證書已通過核驗，無需再提交其他學歷文件。',
      'Your degree certificate has been verified. No further proof of your degree is needed.',
    ),
    state: 'passed',
    shown: true,
    daysAgo: 1,
  },
  {
    module: 'languages',
    title: words('语言成绩', '語言成績', 'Language scores'),
    text: words(
      '成绩报告第二页扫描不清，已与考试机构核对，分数一致。',
      '成績報告第二頁掃描不清，已與考試機構核對，分數一致。',
      'Page two of the score report is hard to read. Checked with the testing body: the scores agree.',
    ),
    state: 'none',
    shown: false,
    daysAgo: 1,
  },
];

import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import { signatureField } from '../../blocks/questions/files.ts';
import { yesNo } from '../../blocks/options.ts';
import { documents as pdfs, inline, scans } from '../../blocks/settings.ts';
import { idOf, question, words } from '../../blocks/words.ts';

export const documents: ModuleDefinition = {
  id: 'documents',
  title: words('其他材料', '其他文件', 'Other documents'),
  author: 'applicant',
  icon: 'documents',
  required: true,
  layout: 'vertical',
  fields: [
    question('f6611', 'upload', words('身份证件扫描件', '身份證件掃描本', 'Identity document'), {
      required: true,
      remark: words('正反两面。', '正反兩面。', 'Both sides.'),
      files: scans(5, 2),
    }),
    question('f6612', 'upload', words('个人简历', '個人履歷', 'Curriculum vitae'), {
      required: true,
      files: { types: ['pdf', 'doc', 'docx'], megabytes: 5, most: 1 },
    }),
    question('f6613', 'upload', words('作品或竞赛证明', '作品或競賽證明', 'Work samples or competition results'), {
      remark: words(
        '能反映量化能力的论文、代码或竞赛证书，最多五个文件。',
        '能反映量化能力的論文、程式碼或競賽證書，最多五個檔案。',
        'Papers, code or certificates that show quantitative ability; five files at most.',
      ),
      files: { types: ['pdf', 'zip', 'jpg', 'png'], megabytes: 20, most: 5 },
    }),
    question('f6614', 'video', words('视频陈述', '影片陳述', 'Video statement'), {
      remark: words(
        '选交：用一分钟说明您最想在研究院弄明白的一个问题。',
        '選交：用一分鐘說明您最想在研究院弄明白的一個問題。',
        'Optional: in one minute, a question you most want to answer at the Institute.',
      ),
      files: { types: ['mp4', 'webm'], megabytes: 100, most: 1, seconds: 60 },
    }),
    question(
      'f6615',
      'single-choice',
      words('面试时是否需要特殊安排', '面試時是否需要特別安排', 'Do you need special arrangements?'),
      {
        required: true,
        options: yesNo,
        triggers: [{ when: { options: ['yes'] }, opens: [idOf('f6616'), idOf('f6617')] }],
        ...inline,
      },
    ),
    question('f6616', 'long-text', words('所需安排', '所需安排', 'What you need'), {
      required: true,
      text: { longest: 200, lines: 3 },
    }),
    question('f6617', 'upload', words('证明材料', '證明文件', 'Supporting document'), { files: pdfs(5) }),
    signatureField(
      'f6618',
      words('申请人签名', '申請人簽署', 'Signature'),
      words(
        '签名前请阅读并同意签名须知。签名表示您确认所填内容与所交材料真实、完整。',
        '簽署前請閱讀並同意簽署須知。簽署表示您確認所填內容與所交文件真實、完整。',
        'Please read and accept the signature policy first. Your signature confirms that everything given is true and complete.',
      ),
    ),
  ],
  groups: [],
};

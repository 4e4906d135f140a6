import { demoPages } from '../blocks/pages.ts';
import { words } from '../blocks/words.ts';

export const pages = demoPages({
  institution: words('中心', '中心', 'The Center'),
  knownItems: [
    words(
      '至少三封推荐信送达之后，评审才会开始。',
      '至少三封推薦信送達之後，評審才會開始。',
      'Review begins only once at least three letters have arrived.',
    ),
    words(
      '研究计划不超过五页，论文请提供 PDF 或公开链接。',
      '研究計劃不超過五頁，論文請提供 PDF 或公開連結。',
      'A research plan has five pages at most; papers are given as PDF or as a public link.',
    ),
    words(
      '入围者将受邀作线上报告，时间按您所在时区安排。',
      '入圍者將受邀作線上報告，時間按您所在時區安排。',
      'Short-listed applicants give a talk online, at a time that suits their time zone.',
    ),
  ],
  terms: [
    words(
      '申请材料提供给学术委员会成员和外部评审专家，他们均负有保密义务。',
      '申請文件提供給學術委員會成員和外部評審專家，他們均負有保密責任。',
      'Your materials are shown to the academic committee and to external reviewers, all of whom are bound to confidentiality.',
    ),
    words(
      '推荐信对申请人保密。未获聘任的材料在评审结束一年后删除。',
      '推薦信對申請人保密。未獲聘任的文件在評審結束一年後刪除。',
      'Letters are kept from the applicant. Materials of unsuccessful applications are deleted one year after the review.',
    ),
  ],
});

import { demoPages } from '../blocks/pages.ts';
import { words } from '../blocks/words.ts';

export const pages = demoPages({
  institution: words('商学院', '商學院', 'The Business School'),
  knownItems: [
    words(
      '提前面试结果当年有效，获得优秀者仍须参加全国联考。',
      '提前面試結果當年有效，獲得優秀者仍須參加全國聯考。',
      'The interview result counts for one year, and those graded “excellent” must still sit the joint examination.',
    ),
    words(
      '报考非全日制须在入学当年九月一日前具有三年以上工作经验。',
      '報考兼讀制須在入學當年九月一日前具有三年以上工作經驗。',
      'Part-time study asks for three years of work experience by 1 September of the year of entry.',
    ),
    words(
      '审核结果在十个工作日内公布，请保持手机畅通。',
      '審核結果在十個工作日內公佈，請保持手提電話暢通。',
      'Results appear within ten working days; please keep your phone at hand.',
    ),
  ],
  terms: [
    words(
      '商学院在招生所需范围内核实您的学历、工作经历与收入，必要时会联系您填写的单位。',
      '商學院在招生所需範圍內核實您的學歷、工作經歷與收入，必要時會聯絡您填寫的機構。',
      'The Business School verifies your education, work and income as far as admissions require, and may contact the employers you name.',
    ),
    words(
      '报名信息保存两年，供您在后续批次中继续使用；您可以随时要求删除。',
      '報名資料保存兩年，供您在往後批次中繼續使用；您可以隨時要求刪除。',
      'Your details are kept for two years, so that you can use them in later rounds; you may ask for their deletion at any time.',
    ),
  ],
});

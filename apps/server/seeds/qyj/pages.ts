import { demoPages } from '../blocks/pages.ts';
import { words } from '../blocks/words.ts';

export const pages = demoPages({
  institution: words('学院', '學院', 'The Institute'),
  knownItems: [
    words(
      '每位申请人只能报名一条赛道。提交之后如需更换，须在赛道截止之前先撤回。',
      '每位申請人只能報名一條賽道。提交之後如需更換，須在賽道截止之前先撤回。',
      'You may apply to one track only. To change it once you have submitted, take your application back before the track closes.',
    ),
    words(
      '经营数据以合并报表口径填写，面谈时可能要求出示依据。',
      '營運數據以綜合報表口徑填寫，面談時可能要求出示依據。',
      'Give figures on a consolidated basis; you may be asked for proof at the interview.',
    ),
    words(
      '研修期间须参加全部六次集中授课。',
      '研修期間須出席全部六次集中授課。',
      'Fellows attend all six teaching blocks.',
    ),
  ],
  terms: [
    words(
      '评审成员均签有保密协议，商业计划书和财务数据仅供评审使用。',
      '評審成員均簽有保密協議，商業計劃書和財務數據僅供評審使用。',
      'Every juror is bound by a confidentiality agreement; business plans and figures serve the review alone.',
    ),
    words(
      '您可以随时在账号菜单中注销账号，报名信息和上传的文件将一并删除。',
      '您可以隨時在帳戶選單中刪除帳戶，報名資料和上載的檔案將一併刪除。',
      'You may delete your account at any time from the account menu, and with it your registration and files.',
    ),
  ],
});

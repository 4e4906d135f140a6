import { words } from '../words.ts';

export const signatureWords = {
  notYours: words('此处只能由申请人本人签名。', '此處只能由申請人本人簽署。', 'Only the applicant can sign here.'),
  sign: words('签名', '簽署', 'Sign'),
  again: words('重新签名', '重新簽署', 'Sign again'),
  picture: words('您的签名', '您的簽名', 'Your signature'),
  policyTitle: words('签名前请阅读', '簽署前請閱讀', 'Before you sign'),
  policy: words(
    '电子签名与您的亲笔签名具有同等效力。签名随本申请保存，仅供院校查看，提交申请前可以更换。',
    '電子簽名與您的親筆簽名具有同等效力。簽名隨本申請保存，僅供院校查看，提交申請前可以更換。',
    'An electronic signature has the same effect as one by your own hand. It is kept with this application, shown to the institution only, and can be replaced until the application is submitted.',
  ),
  accept: words(
    '我已阅读并接受签名条款。',
    '我已閱讀並接受簽署條款。',
    'I have read this and accept the policy on signatures.',
  ),
};

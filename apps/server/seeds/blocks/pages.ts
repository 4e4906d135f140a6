import type { LocalText } from '@portico/form-engine/language';
import type { PageText } from '../../src/domain/content/publish-page.ts';
import { words } from './words.ts';

interface PageWords {
  /** The institution's name as used within a sentence. */
  readonly institution: LocalText;
  readonly knownItems: readonly LocalText[];
  readonly terms: readonly LocalText[];
}

/** The guide, and the three pages that an applicant ticks: what to know, the terms, and what a signature means. */
export function demoPages({ institution, knownItems, terms }: PageWords): readonly PageText[] {
  return [
    {
      key: 'application-guide',
      title: words('申请指南', '申請指南', 'Application guide'),
      content: numbered(applicationSteps),
    },
    {
      key: 'known-items',
      title: words('申请须知', '申請須知', 'Before you submit'),
      content: numbered(knownItems),
      consent: words('我已阅读并知悉以上事项', '我已閱讀並知悉以上事項', 'I have read and understood the items above'),
    },
    {
      key: 'terms',
      title: words('报名条款与个人信息说明', '報名條款與個人資料說明', 'Terms and personal data'),
      content: inParagraphs(terms),
      consent: words('我同意上述条款', '我同意上述條款', 'I agree to these terms'),
    },
    {
      key: 'signature-policy',
      title: words('电子签名须知', '電子簽署須知', 'Signature policy'),
      content: inParagraphs(signaturePolicy(institution)),
      consent: words(
        '我已阅读并同意电子签名须知',
        '我已閱讀並同意電子簽署須知',
        'I have read and accept the signature policy',
      ),
    },
  ];
}

const applicationSteps: readonly LocalText[] = [
  words(
    '选择批次。每个批次有自己的开放与截止时间，均以学校所在地时间为准。',
    '選擇批次。每個批次有自己的開放與截止時間，均以學校所在地時間為準。',
    'Choose a round. Each has its own opening and closing time, in the time zone of the institution.',
  ),
  words(
    '逐部分填写申请表。填写的内容会自动保存，可以随时离开、换一台设备继续。',
    '逐部分填寫申請表。填寫的內容會自動儲存，可以隨時離開、換一部裝置繼續。',
    'Fill in the parts one by one. What you write is saved as you go: you can leave and continue on another device.',
  ),
  words(
    '尽早邀请推荐人。推荐人会收到邮件，推荐信由他们直接提交。',
    '儘早邀請推薦人。推薦人會收到電郵，推薦信由他們直接提交。',
    'Invite your recommenders early. They receive an email and send their letters directly.',
  ),
  words(
    '预览全部内容，签名并提交。提交后会收到申请编号和回执。',
    '預覽全部內容，簽署並提交。提交後會收到申請編號和回執。',
    'Check the preview, sign and submit. You receive an application number and a receipt.',
  ),
];

function signaturePolicy({ sc, tc, en }: LocalText): readonly LocalText[] {
  return [
    words(
      `您在本系统中手写的签名，与纸质文件上的亲笔签名具有同等效力。${sc}将签名连同签署时间一并保存，作为您确认申请内容的依据。`,
      `您在本系統中手寫的簽署，與紙本文件上的親筆簽署具有同等效力。${tc}將簽署連同簽署時間一併保存，作為您確認申請內容的依據。`,
      `A signature drawn in this system counts as one written by hand on paper. ${en} keeps it together with the time of signing, as your confirmation of the application.`,
    ),
    words(
      '签名须由申请人本人完成，不得由他人代签，也不得使用图片或印章代替。',
      '簽署須由申請人本人完成，不得由他人代簽，也不得以圖片或印章代替。',
      'You must sign in person. Nobody may sign for you, and neither a picture nor a seal may stand in for it.',
    ),
    words(
      '签名仅用于本次申请，不会用于其他文件。提交之前，您可以随时清除并重新签名。',
      '簽署僅用於本次申請，不會用於其他文件。提交之前，您可以隨時清除並重新簽署。',
      'It is used for this application and for no other document. Until you submit, you may clear it and sign again.',
    ),
  ];
}

function numbered(items: readonly LocalText[]): LocalText {
  return joined(items, (text) => `<li>${text}</li>`, '<ol>', '</ol>');
}

function inParagraphs(items: readonly LocalText[]): LocalText {
  return joined(items, (text) => `<p>${text}</p>`);
}

function joined(items: readonly LocalText[], wrap: (text: string) => string, before = '', after = ''): LocalText {
  const join = (language: keyof LocalText) => `${before}${items.map((item) => wrap(item[language])).join('')}${after}`;
  return { sc: join('sc'), tc: join('tc'), en: join('en') };
}

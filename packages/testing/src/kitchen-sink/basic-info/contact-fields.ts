import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { choice, idOf, question, words } from '../words.ts';

/** Contact details of the applicant, and of others. */
export const contactFields: readonly FieldDefinition[] = [
  question('email', 'text', words('电子邮箱', '電郵地址', 'Email'), {
    required: true,
    filledFromAccount: 'mail',
    text: { nature: 'email', longest: 100 },
    tips: words(
      '所有通知均发送至此邮箱，请使用长期有效的地址。',
      '所有通知均會發送至此電郵，請使用長期有效的地址。',
      'All notices go here: please give an address you will keep.',
    ),
    preview: { sensitive: true },
  }),
  question('backupEmail', 'text', words('备用邮箱', '後備電郵', 'Backup email'), {
    text: { nature: 'email', longest: 100 },
    compare: {
      fields: [idOf('email')],
      text: words(
        '备用邮箱不能与电子邮箱相同。',
        '後備電郵不可與電郵地址相同。',
        'The backup must differ from your email.',
      ),
    },
    preview: { sensitive: true },
  }),
  question('phone', 'phone', words('手机号码', '手提電話', 'Mobile phone'), {
    required: true,
    filledFromAccount: 'phone',
    preview: { sensitive: true, singleLine: true },
  }),
  question(
    'messagingNumber',
    'text',
    words('接收短信的内地手机号', '接收短訊的內地手機號碼', 'Mainland number for text messages'),
    {
      text: { nature: 'mobile' },
      placeholder: words('11 位手机号', '11 位手機號碼', '11 digits'),
      look: { span: 'half' },
    },
  ),
  question('homePhone', 'text', words('家庭固定电话', '住宅電話', 'Home telephone'), {
    text: { nature: 'landline' },
    placeholder: words('如 010-62751234', '如 010-62751234', 'e.g. 010-62751234'),
    look: { span: 'half' },
  }),
  question('address', 'text', words('通讯地址', '通訊地址', 'Postal address'), {
    required: true,
    text: { longest: 120 },
    look: { span: 'whole' },
    preview: { mode: 'block' },
  }),
  question('addressInEnglish', 'text', words('英文通讯地址', '英文通訊地址', 'Postal address in English'), {
    text: { nature: 'no-chinese', longest: 200 },
    remark: words(
      '用于邮寄录取材料，请勿使用中文。',
      '用於郵寄錄取文件，請勿使用中文。',
      'Used for mailing your offer; please write it without Chinese characters.',
    ),
    look: { span: 'whole' },
  }),
  question('postcode', 'text', words('邮政编码', '郵政編碼', 'Postcode'), {
    text: { nature: 'postcode' },
    look: { span: 'half' },
  }),
  question('homepage', 'text', words('个人主页', '個人網頁', 'Home page'), {
    placeholder: words('如 https://www.example.org', '如 https://www.example.org', 'e.g. https://www.example.org'),
    text: { nature: 'web-address' },
    look: { span: 'half' },
  }),
  question(
    'localPhone',
    'phone',
    words(
      '在内地、香港、澳门或台湾的电话',
      '在內地、香港、澳門或台灣的電話',
      'Number in the Mainland, Hong Kong, Macau or Taiwan',
    ),
    {
      options: [
        choice('86', '中国内地', '中國內地', 'Chinese Mainland', { area: '86' }),
        choice('852', '中国香港', '中國香港', 'Hong Kong, China', { area: '852' }),
        choice('853', '中国澳门', '中國澳門', 'Macau, China', { area: '853' }),
        choice('886', '中国台湾', '中國台灣', 'Taiwan, China', { area: '886' }),
      ],
      remark: words('如有请填写。', '如有請填寫。', 'If you have one.'),
      preview: { sensitive: true },
    },
  ),
  question('emergencyPhone', 'phone', words('紧急联系人电话', '緊急聯絡人電話', 'Emergency contact'), {
    required: true,
    compare: {
      fields: [idOf('phone')],
      text: words(
        '紧急联系人电话不能与本人手机相同。',
        '緊急聯絡人電話不可與本人電話相同。',
        'Please give a number other than your own.',
      ),
    },
    preview: { sensitive: true },
  }),
];

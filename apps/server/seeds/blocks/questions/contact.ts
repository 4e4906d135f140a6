import type { FieldDefinition } from '@portico/form-engine/definition/field-definition';
import { relatives } from '../options.ts';
import { half, sensitive, whole } from '../settings.ts';
import { idOf, question, words } from '../words.ts';

/** Mobile phone, mail and postal address: three keys from the first one on. */
export function contactFields(first: number): readonly FieldDefinition[] {
  return [
    question(`f${first}`, 'phone', words('手机号码', '手提電話', 'Mobile phone'), {
      required: true,
      filledFromAccount: 'phone',
      remark: words(
        '面试与录取通知会以短信发送到这个号码。',
        '面試與錄取通知會以短訊發送到這個號碼。',
        'Interview and admission notices are sent here by text message.',
      ),
      ...sensitive,
    }),
    question(`f${first + 1}`, 'text', words('电子邮箱', '電郵地址', 'Email'), {
      required: true,
      filledFromAccount: 'mail',
      placeholder: words('常用且长期有效的邮箱', '常用且長期有效的電郵', 'An address you will keep'),
      text: { nature: 'email', longest: 100 },
      ...sensitive,
    }),
    question(`f${first + 2}`, 'text', words('通讯地址', '通訊地址', 'Postal address'), {
      required: true,
      placeholder: words(
        '省、市、区、街道、门牌号',
        '地區、街道、大廈、樓層及單位',
        'Street and number, district, city, country',
      ),
      text: { longest: 120 },
      ...whole,
      ...sensitive,
    }),
  ];
}

/** Somebody to call: name, relation and a number that is not one's own. Three keys from the first one on. */
export function emergencyFields(first: number, ownPhone: string): readonly FieldDefinition[] {
  return [
    question(`f${first}`, 'text', words('紧急联系人', '緊急聯絡人', 'Emergency contact'), {
      required: true,
      text: { longest: 40 },
      ...half,
    }),
    question(`f${first + 1}`, 'select', words('与本人关系', '與本人關係', 'Relation to you'), {
      required: true,
      options: relatives,
      ...half,
    }),
    question(`f${first + 2}`, 'phone', words('紧急联系人电话', '緊急聯絡人電話', 'Emergency contact’s phone'), {
      required: true,
      compare: {
        fields: [idOf(ownPhone)],
        text: words(
          '紧急联系人电话不能与本人手机号码相同。',
          '緊急聯絡人電話不可與本人手提電話相同。',
          'Please give a number other than your own.',
        ),
      },
      ...sensitive,
    }),
  ];
}

import type { BankContent } from '@portico/form-engine/definition/bank-content';
import type { LocalText } from '@portico/form-engine/language';
import { awardGroup } from './blocks/questions/awards.ts';
import { contactFields, emergencyFields } from './blocks/questions/contact.ts';
import { identityFields } from './blocks/questions/identity.ts';
import { words } from './blocks/words.ts';

interface DemoBankEntry {
  readonly name: LocalText;
  readonly content: BankContent;
}

/** What the forms of Yunzhou University ask again and again. */
export const demoBank: readonly DemoBankEntry[] = [
  { name: words('身份证件', '身份證明文件', 'Identity document'), content: { fields: identityFields(1), groups: [] } },
  {
    name: words('联系方式与紧急联系人', '聯絡方式與緊急聯絡人', 'Contact and emergency contact'),
    content: { fields: [...contactFields(1), ...emergencyFields(4, 'f1')], groups: [] },
  },
  { name: words('获奖情况', '獲獎紀錄', 'Awards'), content: { fields: [], groups: [awardGroup(1, 4)] } },
];

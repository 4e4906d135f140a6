import type { StaffRole } from '@portico/contract/staff-abilities';
import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';

export interface StaffRoleContent {
  readonly name: string;
  readonly role: StaffRole;
  /** The console. */
  readonly link: string;
}

/** Tells somebody with an account that they were given a role. */
export function staffRoleMail({ name, role, link }: StaffRoleContent, sender: Sender, language: Language): MailContent {
  const { staffRoleGiven: words, staffRoles } = serverMessages[language].mail;
  const text = { ...words, paragraphs: [words.intro, words.safety], action: { label: words.action, link } };
  return writeMail(text, { name, role: staffRoles[role] }, sender, language);
}

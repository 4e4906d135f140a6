import type { StaffRole } from '@portico/contract/staff-abilities';
import type { Language } from '@portico/form-engine/language';
import { serverMessages } from '@portico/i18n/server-messages';
import type { Sender } from '../../../platform/mail/compose-mail.ts';
import { nameInMail } from '../name-in-mail.ts';
import { writeMail, type MailContent } from '../write-mail.ts';

export interface StaffInvitationContent {
  /** The colleague who invites. */
  readonly by: string;
  readonly role: StaffRole;
  readonly link: string;
  readonly days: number;
}

/** Invites somebody to work with a project, an organisation or the installation. */
export function staffInvitationMail(content: StaffInvitationContent, sender: Sender, language: Language): MailContent {
  const { staffInvitation: words, staffRoles } = serverMessages[language].mail;
  const text = {
    ...words,
    paragraphs: [words.intro, words.next, words.validity, words.safety],
    action: { label: words.action, link: content.link },
  };
  const values = { by: nameInMail(content.by), role: staffRoles[content.role], days: String(content.days) };
  return writeMail(text, values, sender, language);
}

import { brandColourOf } from '../db/brand-colour.ts';
import type { Language } from '@portico/form-engine/language';
import type { ProjectDb } from '../db/database.ts';
import type { Sender } from '../mail/compose-mail.ts';

/** The sender of a project's mails: names and colour for the content, name and address for the envelope. */
export async function findSender(
  db: ProjectDb,
  project: { readonly id: string },
  language: Language,
): Promise<{ sender: Sender; from: { fromName: string; fromAddress: string; replyTo: string } }> {
  const found = await db
    .selectFrom('projects')
    .innerJoin('organisations', 'organisations.id', 'projects.org_id')
    .innerJoin('project_settings', 'project_settings.project_id', 'projects.id')
    .select([
      'projects.title',
      'projects.mail_name',
      'projects.mail_reply_to',
      brandColourOf('projects').as('brand_color'),
      'organisations.name',
      'project_settings.standing',
    ])
    .where('projects.id', '=', project.id)
    .executeTakeFirstOrThrow();
  const title = found.title[language];
  return {
    sender: { project: title, organisation: found.name[language], color: found.brand_color },
    from: {
      fromName: found.mail_name[language] || title,
      fromAddress: found.standing.contact.email,
      replyTo: found.mail_reply_to,
    },
  };
}

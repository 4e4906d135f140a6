import type { ProjectDb } from '../../../platform/db/database.ts';
import { type FileSettings, settings } from '../format/settings.schema.ts';

export async function readSettings(db: ProjectDb, projectId: string): Promise<FileSettings> {
  const project = await db
    .selectFrom('projects')
    .select(['languages', 'login_methods', 'register_methods', 'register_fields', 'generates_credentials', 'user_type'])
    .select(['time_zone', 'service_ends_at', 'listed', 'form_open', 'files_per_person_mb', 'files_in_all_mb'])
    .select(['allows_revoking', 'allows_reapplying', 'embedded_origins', 'mail_name', 'mail_reply_to', 'retention'])
    .select(['preview', 'letters', 'untranslated_languages', 'answer_days'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  return settings.parse({
    languages: project.languages,
    ...(project.untranslated_languages.length > 0 && { untranslated: project.untranslated_languages }),
    loginMethods: project.login_methods,
    registerMethods: project.register_methods,
    registerFields: project.register_fields,
    generatesCredentials: project.generates_credentials,
    userType: project.user_type,
    timeZone: project.time_zone,
    serviceEndsAt: project.service_ends_at.toISOString(),
    listed: project.listed,
    formOpen: project.form_open,
    filesPerPersonMb: project.files_per_person_mb,
    filesInAllMb: project.files_in_all_mb,
    allowsRevoking: project.allows_revoking,
    allowsReapplying: project.allows_reapplying,
    embeddedOrigins: project.embedded_origins,
    mailName: project.mail_name,
    mailReplyTo: project.mail_reply_to,
    ...(project.answer_days !== null && { answerDays: project.answer_days }),
    retention: project.retention,
    preview: project.preview,
    letters: project.letters,
  });
}

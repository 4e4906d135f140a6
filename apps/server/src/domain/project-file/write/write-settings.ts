import { sql } from 'kysely';
import type { ProjectDb } from '../../../platform/db/database.ts';
import type { FileSettings } from '../format/settings.schema.ts';

export async function writeSettings(db: ProjectDb, projectId: string, settings: FileSettings): Promise<void> {
  await db
    .updateTable('projects')
    .set({
      languages: [...settings.languages],
      untranslated_languages: [...(settings.untranslated ?? [])],
      login_methods: [...settings.loginMethods],
      register_methods: [...settings.registerMethods],
      register_fields: JSON.stringify(settings.registerFields),
      generates_credentials: settings.generatesCredentials,
      user_type: settings.userType,
      time_zone: settings.timeZone,
      service_ends_at: new Date(settings.serviceEndsAt),
      listed: settings.listed,
      form_open: settings.formOpen,
      files_per_person_mb: settings.filesPerPersonMb,
      files_in_all_mb: settings.filesInAllMb,
      allows_revoking: settings.allowsRevoking,
      allows_reapplying: settings.allowsReapplying,
      embedded_origins: [...settings.embeddedOrigins],
      mail_name: JSON.stringify(settings.mailName),
      mail_reply_to: settings.mailReplyTo,
      answer_days: settings.answerDays ?? null,
      retention: JSON.stringify(settings.retention),
      preview: JSON.stringify(settings.preview),
      letters: JSON.stringify(settings.letters),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', projectId)
    .execute();
}

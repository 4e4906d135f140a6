import { type ProjectSettingsValues, settings } from '@portico/contract/project-settings.schemas';
import { epochSeconds } from '../../platform/clock.ts';
import type { SettingsRow } from './settings.queries.ts';

/** The settings as they are edited: what a row leaves to its default is said. */
export function presentSettings(row: SettingsRow): ProjectSettingsValues {
  return settings.parse({
    languages: row.languages,
    timeZone: row.time_zone,
    serviceEndsAt: epochSeconds(row.service_ends_at),
    loginMethods: row.login_methods,
    registerMethods: row.register_methods,
    registerFields: row.register_fields,
    generatesCredentials: row.generates_credentials,
    userType: row.user_type,
    previewLayout: row.preview.layoutMode ?? 'vert',
    previewDisplay: row.preview.displayMode ?? 'column',
    previewName: row.preview.specialName ?? '',
    reviewersSeeSensitive: row.preview.reviewersSeeSensitive ?? false,
    filesPerPersonMb: row.files_per_person_mb,
    filesInAllMb: row.files_in_all_mb,
    letterWaiver: row.letters.applicantReads ?? 'never',
    reminderDays: row.letters.reminderDays ?? [7, 14, 28],
    lettersShow: row.letters.shows ?? [],
    allowsRevoking: row.allows_revoking,
    allowsReapplying: row.allows_reapplying,
    embeddedOrigins: row.embedded_origins,
    mailName: row.mail_name,
    mailReplyTo: row.mail_reply_to,
    answerDays: row.answer_days,
    keepDraftsMonths: row.retention.draftsMonths ?? null,
    keepApplicationsMonths: row.retention.applicationsMonths ?? null,
  });
}

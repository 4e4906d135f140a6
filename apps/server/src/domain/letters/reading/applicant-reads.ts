import type { ProjectDb } from '../../../platform/db/database.ts';
import type { LetterSettings } from '../../../platform/db/tables/tenant-tables.ts';

/** Whether applicants may read their letters, according to the project's setting and their own choice. */
export function readsLetters({ applicantReads: policy = 'never' }: LetterSettings, waived: boolean | null): boolean {
  return policy === 'always' || (policy === 'unlessWaived' && waived === false);
}

/** The same for one letter: if the recommender was told that it is confidential, it stays so. */
export function readsLetter(
  { confidential, waived }: { readonly confidential: boolean; readonly waived: boolean | null },
  letters: LetterSettings,
): boolean {
  return !confidential && readsLetters(letters, waived);
}

/** According to the project's current settings; a single letter may still be confidential. */
export async function applicantReads(db: ProjectDb, applicationId: string): Promise<boolean> {
  const found = await db
    .selectFrom('applications')
    .innerJoin('projects', 'projects.id', 'applications.project_id')
    .leftJoin('letter_waivers', 'letter_waivers.application_id', 'applications.id')
    .select(['projects.letters', 'letter_waivers.waived'])
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
  return found !== undefined && readsLetters(found.letters, found.waived);
}

import type { ProjectDb } from '../../../platform/db/database.ts';
import type { LetterSettings } from '../../../platform/db/tables/tenant-tables.ts';

/** Whether applicants read their letters, once written: as the project says, and as they chose themselves. */
export function readsLetters({ applicantReads: policy = 'never' }: LetterSettings, waived: boolean | null): boolean {
  return policy === 'always' || (policy === 'unlessWaived' && waived === false);
}

/** The same for one letter: a recommender who was told that it is confidential can rely on that. */
export function readsLetter(
  { confidential, waived }: { readonly confidential: boolean; readonly waived: boolean | null },
  letters: LetterSettings,
): boolean {
  return !confidential && readsLetters(letters, waived);
}

/** As the project's settings say now; a single letter may be confidential all the same. */
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

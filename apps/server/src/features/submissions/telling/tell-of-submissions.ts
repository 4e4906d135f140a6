import type { Database } from '../../../platform/db/database.ts';
import { tellApplicant } from './tell-applicant.ts';
import { findSubmissionNews } from './telling.queries.ts';

export interface TellingParts {
  readonly database: Database;
  readonly publicUrl: string;
}

export interface Submitted {
  readonly org: string;
  readonly project: string;
  readonly submissions: readonly string[];
}

/** Tells people that what they submitted has arrived: each once, however often it is tried, and nobody for whom another waits. */
export async function tellOfSubmissions(parts: TellingParts, { org, project, submissions }: Submitted): Promise<void> {
  const failures: unknown[] = [];
  for (const id of submissions) {
    await tellOf(parts, { id: project, orgId: org }, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

function tellOf(
  { database, publicUrl }: TellingParts,
  project: { readonly id: string; readonly orgId: string },
  id: string,
): Promise<void> {
  return database
    .forProject(project)
    .transaction()
    .execute(async (db) => {
      const found = await findSubmissionNews(db, id);
      // Gone with whoever left.
      if (found === undefined) return;
      const { applicant_id: applicantId, slug, number, batch, submitted_at: at, ends_at: until } = found;
      const news = { kind: 'submitted', number, batch, at, until, timeZone: found.time_zone } as const;
      await tellApplicant(db, { id: project.id, slug }, publicUrl, { id, applicantId, person: found, news });
    });
}

import type { JobParts } from '../../../platform/app-parts.ts';
import { notifyOfSubmission } from './notify-of-submission.ts';

type Notifier = Pick<JobParts, 'database' | 'publicUrl'>;

export interface Submitted {
  readonly org: string;
  readonly project: string;
  readonly submissions: readonly string[];
}

/**
 * Notifies people that their submissions have arrived: each once, even if the job is retried, and without waiting for
 * locked accounts.
 */
export async function notifyOfSubmissions(parts: Notifier, { org, project, submissions }: Submitted): Promise<void> {
  const failures: unknown[] = [];
  for (const id of submissions) {
    await notifyOf(parts, { id: project, orgId: org }, id).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

function notifyOf(
  { database, publicUrl }: Notifier,
  project: { readonly id: string; readonly orgId: string },
  id: string,
): Promise<void> {
  return database
    .forProject(project)
    .transaction()
    .execute((db) => notifyOfSubmission(db, project, publicUrl, id));
}

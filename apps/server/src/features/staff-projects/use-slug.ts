import { similarSlugs, slugProblem, type SlugTaken } from '@portico/contract/slug-rules';
import { Refused } from '../../platform/refused.ts';
import type { StaffCall } from '../../platform/wire/bound-route.ts';
import { listFreeSlugs } from './staff-projects.queries.ts';

export function requireUsable(slug: string): void {
  const problem = slugProblem(slug);
  if (problem !== null) throw new Refused(problem, { params: { slug } });
}

/** Runs what gives a project its slug; one that is taken is told as such, with similar ones that are free. */
export async function refusingTaken<Result>(
  slug: string,
  { db, now }: Pick<StaffCall, 'db' | 'now'>,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isTaken(error)) throw error;
    const data: SlugTaken = { free: await listFreeSlugs(db, similarSlugs(slug, now.getUTCFullYear())) };
    throw new Refused('slugTaken', { params: { slug }, data, cause: error });
  }
}

const slugKeys = ['projects_slug_key', 'former_slugs_pkey'];

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && slugKeys.some((key) => key === error.constraint);
}

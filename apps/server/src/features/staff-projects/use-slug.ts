import { slugProblem } from '@portico/contract/slug-rules';
import { Refused } from '../../platform/refused.ts';

export function requireUsable(slug: string): void {
  const problem = slugProblem(slug);
  if (problem !== null) throw new Refused(problem, { params: { slug } });
}

/** Runs what gives a project its slug; one that is taken is told as such. */
export async function refusingTaken<Result>(slug: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new Refused('slugTaken', { params: { slug }, cause: error });
  }
}

const slugKeys = ['projects_slug_key', 'former_slugs_pkey'];

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && slugKeys.some((key) => key === error.constraint);
}

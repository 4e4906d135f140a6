import type { ChangeSlug } from '@portico/contract/staff-projects.schemas';
import type { ProjectDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { logStaffChange } from '../../../platform/session/staff-log.ts';
import type { StaffCall } from '../../../platform/wire/bound-route.ts';
import { reachProject } from '../reach-project.ts';
import { refusingTaken, requireUsable } from '../use-slug.ts';
import { changeProject, lockProject } from './administration.queries.ts';

/** Changes the slug. The database keeps the former one for this project, and refuses one that belongs to another. */
export async function changeSlug(
  { project: id, from, to }: ChangeSlug['input'],
  call: StaffCall,
): Promise<ChangeSlug['output']> {
  const project = await reachProject(call, id);
  requireUsable(to);
  return refusingTaken(to, call, () =>
    call
      .inProject(project)
      .transaction()
      .execute(async (db: ProjectDb) => {
        const { slug } = await lockProject(db);
        if (slug === to) return { domain: slug };
        if (slug !== from) throw new Refused('projectChanged');
        await changeProject(db, id, { slug: to, updated_at: call.now });
        await logStaffChange(db, call, 'changed slug', { project: id }, { before: { slug }, after: { slug: to } });
        return { domain: to };
      }),
  );
}

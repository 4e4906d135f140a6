import * as routes from '@portico/contract/staff-pages';
import * as schemas from '@portico/contract/staff-pages.schemas';
import type { PublishPage, StaffPages } from '@portico/contract/staff-pages.schemas';
import { isDeepStrictEqual } from 'node:util';
import { InvalidPage, publishPage as publish } from '../../domain/content/publish-page.ts';
import { reachProject } from '../../domain/projects/reach-project.ts';
import { Refused } from '../../platform/refused.ts';
import { logStaffChange } from '../../platform/session/staff-log.ts';
import type { BoundRoute, StaffCall } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { findLanguages, listPages, lockPages } from './staff-pages.queries.ts';

export const staffPageRoutes: readonly BoundRoute[] = [
  handle.staff(routes.staffPages, schemas.staffPages, readPages),
  handle.staff(routes.publishPage, schemas.publishPage, publishPage),
];

async function readPages({ project }: StaffPages['input'], call: StaffCall): Promise<StaffPages['output']> {
  const { projectDb } = await reachProject(project, call);
  return {
    list: (await listPages(projectDb)).map(({ published_at, people, ...page }) => ({
      ...page,
      published_at: published_at.toISOString(),
      people: Number(people),
    })),
  };
}

/** Publishes the next edition. Nobody replaces an edition that they have not seen; the same text is no new edition. */
async function publishPage(
  { project: projectId, key, edition, ...text }: PublishPage['input'],
  call: StaffCall,
): Promise<PublishPage['output']> {
  const { project, projectDb } = await reachProject(projectId, call);
  return inTransaction(projectDb, async (db) => {
    await lockPages(db, project.id);
    const former = (await listPages(db)).find((page) => page.key === key);
    const before = former === undefined ? null : textOf(former);
    if (former !== undefined && isDeepStrictEqual(before, text)) return { edition: former.edition };
    if ((former?.edition ?? 0) !== edition) throw new Refused('pageChanged');
    const { consent, ...words } = text;
    const page = { key, ...words, ...(consent === null ? {} : { consent }) };
    const next = await publish(db, project.id, page, call.now, await findLanguages(db, project.id)).catch(
      (failure: unknown) => {
        if (failure instanceof InvalidPage) throw new Refused('pageUnsound', { cause: failure.message });
        throw failure;
      },
    );
    const subject = { project: project.id, page: key, edition: String(next) };
    await logStaffChange(db, call, 'published page', subject, { before, after: text });
    return { edition: next };
  });
}

function textOf({ title, content, consent }: Pick<PublishPage['input'], 'title' | 'content' | 'consent'>) {
  return { title, content, consent };
}

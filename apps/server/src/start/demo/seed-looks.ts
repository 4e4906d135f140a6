import { withFields } from '@portico/contract/look-fields';
import { type Look, look as lookSchema } from '@portico/contract/look.schemas';
import { readLive } from '../../features/look/live/read-live.ts';
import { writeLive } from '../../features/look/live/write-live.ts';
import { archiveLivePictures } from '../../features/look/look.queries.ts';
import { publishEdition } from '../../features/look/publish-look.ts';
import type { Database, UnscopedDb } from '../../platform/db/database.ts';
import { changedParts } from '../../platform/session/changed-parts.ts';
import type { StaffAction } from '../../platform/session/staff-log.ts';
import { inTransaction } from '../../platform/wire/in-transaction.ts';
import { daysAfter, type Seeded } from './seeded.ts';

const action: StaffAction = 'published look';

/** What each edition changed, the oldest first, with what was there before. */
const editions = [
  { daysAgo: 19.4, by: 'owner.yunzhou', note: '改用学校新的标准色。', former: { colour: '#5b4a8a' } },
  { daysAgo: 6.2, by: 'admin.yunzhou', note: '更新咨询电话。', former: { 'contact.phone': '+86 21 5555 0100' } },
] as const;

/**
 * The looks that the projects of a demo institution had before, published as staff publish them, so that there is a
 * history to look at. The lines of the log are of the owner of the database, who may date them.
 */
export async function seedLooks(
  ownerDb: UnscopedDb,
  database: Database,
  seeded: readonly Seeded[],
  now: Date,
): Promise<void> {
  const staff = await ownerDb.selectFrom('staff').select(['id', 'account', 'name']).execute();
  const own = seeded.filter(({ tenant }) => tenant.organisation.key === 'yunzhou');
  const published = editions.flatMap(({ by, daysAgo, note }) => {
    const person = staff.find(({ account }) => account === by);
    return person === undefined ? [] : [{ person, note, at: daysAfter(now, -daysAgo) }];
  });
  for (const { projectId, orgId } of own) {
    const lines = await publishAll(database, { id: projectId, orgId }, published);
    const place = { org_id: orgId, project_id: projectId, address: '192.0.2.17', action };
    await ownerDb
      .insertInto('staff_log')
      .values(lines.map((line) => ({ ...place, ...line })))
      .execute();
  }
}

interface Published {
  readonly person: { readonly id: string; readonly name: string };
  readonly note: string;
  readonly at: Date;
}

/** In one transaction: whatever happens, the project ends with the look that it was given. */
function publishAll(database: Database, project: { id: string; orgId: string }, published: readonly Published[]) {
  const [first] = published;
  if (first === undefined) return [];
  return inTransaction(database.forStaff(project, first.person.id), async (db) => {
    const { look: last } = await readLive(db, 'for update');
    const looks = [...editions.keys(), editions.length].map((index) => lookBefore(last, index));
    const [oldest = last] = looks;
    await archiveLivePictures(db, first.at);
    await writeLive(db, project.id, oldest, first.at);
    const lines = [];
    for (const [index, { person, note, at }] of published.entries()) {
      const [live = last, look = last] = looks.slice(index);
      const by = { session: { staffId: person.id, name: person.name }, now: at };
      const { edition, change } = await publishEdition(db, project.id, { look, live, note, restores: null }, by);
      lines.push({
        staff_id: person.id,
        staff_name: person.name,
        at,
        subject: JSON.stringify({ project: project.id, edition: String(edition) }),
        change: JSON.stringify(changedParts(change)),
      });
    }
    return lines;
  });
}

/** The look before an edition: with what that one and later ones changed. */
function lookBefore(last: Look, index: number): Look {
  const former = editions.slice(index).flatMap((edition) => Object.entries(edition.former));
  return lookSchema.parse(withFields(last, new Map(former)));
}

import type { LocalText } from '@portico/form-engine/language';
import type { ProjectDb } from '../../platform/db/database.ts';

interface NewPage {
  readonly key: string;
  readonly title: LocalText;
  readonly content: LocalText;
  readonly consent: LocalText | null;
}

/** Appends an edition and returns its number. Of two concurrent calls, a unique constraint refuses the second. */
export async function insertPage(db: ProjectDb, projectId: string, page: NewPage, now: Date): Promise<number> {
  const { edition } = await db
    .insertInto('single_pages')
    .values((build) => ({
      project_id: projectId,
      key: page.key,
      edition: build
        .selectFrom('single_pages')
        .select((eb) => eb(eb.fn.coalesce(eb.fn.max('edition'), eb.val(0)), '+', 1).as('next'))
        .where('project_id', '=', projectId)
        .where('key', '=', page.key),
      title: JSON.stringify(page.title),
      content: JSON.stringify(page.content),
      consent: page.consent === null ? null : JSON.stringify(page.consent),
      published_at: now,
    }))
    .returning('edition')
    .executeTakeFirstOrThrow();
  return edition;
}

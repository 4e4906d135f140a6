import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { changesBetween, inverseOf } from '@portico/form-engine/editing/form-changes';
import { partsOf } from '@portico/form-engine/editing/form-parts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/db/tables.ts';
import { frozenNow } from '../frozen-clock.ts';
import { publishForm } from './toy-forms.ts';

/**
 * A form that was published twice, the first time without its last module, and a draft of revision 1 without it again, which was
 * scheduled once and cancelled.
 * Returns the id of the newest version.
 */
export async function buildFormHistory(
  db: Kysely<Tables>,
  project: { readonly id: string },
  form: FormDefinition,
): Promise<string> {
  const shorter = { modules: form.modules.slice(0, -1) };
  await publishForm(db, project, shorter);
  const newest = await publishForm(db, project, form);
  const by = { staffId: null, name: 'Toy Staff' };
  await db
    .insertInto('form_drafts')
    .values({
      project_id: project.id,
      revision: '1',
      definition: JSON.stringify(shorter),
      based_on: 2,
      changed_at: frozenNow,
      changed_name: by.name,
    })
    .execute();
  await db
    .insertInto('form_draft_saves')
    .values({
      project_id: project.id,
      revision: '1',
      kind: 'edited',
      changes: JSON.stringify(Object.fromEntries(inverseOf(changesBetween(partsOf(shorter), partsOf(form))))),
      saved_at: frozenNow,
      saved_name: by.name,
    })
    .execute();
  await db
    .insertInto('form_schedules')
    .values({
      project_id: project.id,
      number: 1,
      publish_at: new Date(frozenNow.getTime() + 86_400_000),
      definition: JSON.stringify(shorter),
      based_on: 2,
      note: '',
      state: 'cancelled',
      scheduled_at: frozenNow,
      scheduled_by: randomUUID(),
      scheduled_name: by.name,
    })
    .execute();
  return newest;
}

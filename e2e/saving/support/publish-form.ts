import { models } from '@portico/fields/models';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { checkDefinition } from '@portico/form-engine/publish/check-definition';
import { expect } from '../../support/portal.ts';
import { inDatabase } from '../../support/server/owner-database.ts';

/** Publishes a form as the newest version of a project while people fill it in. */
export async function publishForm(dataFolder: string, slug: string, form: FormDefinition): Promise<void> {
  expect(checkDefinition(form, models)).toEqual([]);
  await inDatabase(dataFolder, (database) =>
    database.query(
      `insert into form_versions (project_id, number, definition)
       select p.id, coalesce(max(v.number), 0) + 1, $2
       from projects p left join form_versions v on v.project_id = p.id where p.slug = $1 group by p.id`,
      [slug, JSON.stringify(form)],
    ),
  );
}

import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { copyRows } from '../../support/server/copy-rows.ts';
import { inDatabase } from '../../support/server/owner-database.ts';
import { makeNewcomer, modelOf, type Newcomer } from '../../support/people/newcomer.ts';
import type { Tenant } from '../../support/portal.ts';
import { publishForm } from '../../saving/support/publish-form.ts';
import { smallForm } from './small-form.ts';

const dataFolder = () => process.env['PORTICO_E2E_DATA'] ?? '';

/** A separate project that looks like a demo tenant and has a small form, so that no other scenario is affected. */
export async function ownProject(like: Tenant, form: FormDefinition = smallForm): Promise<string> {
  const slug = `own-${randomUUID().slice(0, 8)}`;
  const id = randomUUID();
  await inDatabase(dataFolder(), async (database) => {
    await database.query(
      `insert into projects select (jsonb_populate_record(p, $2)).* from projects p where p.slug = $1`,
      [like, JSON.stringify({ id, slug, code: null, listed: false })],
    );
    const from = { where: 'p.slug = $1', parameters: [like], own: { project_id: id } };
    for (const table of ['project_settings', 'project_pictures']) await copyRows(database, table, from);
    for (const table of ['batches', 'single_pages']) await copyRows(database, table, { ...from, fresh: ['id'] });
    // The applicant that newcomers are copied from.
    await copyRows(database, 'applicants', {
      where: 'p.slug = $1 and t.email = $2',
      parameters: [like, modelOf(like)],
      own: {
        id: randomUUID(),
        project_id: id,
        email: modelOf(slug),
        email_key: slug,
        mobile: null,
        area: null,
      },
    });
  });
  await publishForm(dataFolder(), slug, form);
  return slug;
}

export function newcomerOf(slug: string, wish: 'no batch' | 'open batch' = 'open batch'): Promise<Newcomer> {
  const url = process.env['PORTICO_E2E_URL'] ?? '';
  return makeNewcomer({ dataFolder: dataFolder(), serverUrl: url, portalUrl: url, slug }, wish);
}

/** Moves the end of every batch of the project. */
export async function endBatches(slug: string, interval: string): Promise<void> {
  await inDatabase(dataFolder(), (database) =>
    database.query(
      `update batches b set ends_at = now() + $2::interval, starts_at = now() - interval '9 days'
       from projects p where p.id = b.project_id and p.slug = $1`,
      [slug, interval],
    ),
  );
}

interface Outcome {
  readonly numbers: readonly string[];
  readonly state: number;
}

/** What the database has about the project's only applicant. */
export async function outcomeOf(slug: string): Promise<Outcome> {
  return inDatabase(dataFolder(), async (database) => {
    const { rows } = await database.query(
      `select a.state, s.number from applications a join projects p on p.id = a.project_id
       left join submissions s on s.application_id = a.id where p.slug = $1 order by s.submitted_at`,
      [slug],
    );
    return { state: rows[0]?.state ?? 0, numbers: rows.flatMap(({ number }) => (number === null ? [] : [number])) };
  });
}

import { copyRows } from '../../support/server/copy-rows.ts';
import { inDatabase } from '../../support/server/owner-database.ts';

/** Copies the draft of one person, so that this many more people have written the same. */
export async function multiplyDraft(slug: string, account: string, times: number): Promise<void> {
  await inDatabase(process.env['PORTICO_E2E_DATA'] ?? '', async (database) => {
    await database.query(
      `create temporary table copies as
       select gen_random_uuid() as applicant, gen_random_uuid() as application from generate_series(1, $1)`,
      [times],
    );
    const address = `'copy-' || c.applicant || '@example.com'`;
    const each = { id: 'c.applicant', email: address, email_key: address };
    const join = 'cross join copies c';
    const from = { parameters: [slug, account], own: {}, join };
    await copyRows(database, 'applicants', { ...from, where: 'p.slug = $1 and t.email = $2', each });
    const theirs = 'p.slug = $1 and t.applicant_id = (select id from applicants where email = $2)';
    const application = { id: 'c.application', applicant_id: 'c.applicant' };
    for (const table of ['applications', 'sheets'])
      await copyRows(database, table, { ...from, where: theirs, each: application });
    await copyRows(database, 'sheet_modules', {
      ...from,
      where: `p.slug = $1 and t.sheet_id = (select s.id from sheets s join applicants a on a.id = s.applicant_id
        where a.email = $2)`,
      each: { sheet_id: 'c.application' },
    });
  });
}

/** How many people of the project have this text in an answer, or among what a newer form had no place for. */
export async function peopleWith(slug: string, text: string): Promise<number> {
  return inDatabase(process.env['PORTICO_E2E_DATA'] ?? '', async (database) => {
    const { rows } = await database.query<{ people: number }>(
      `select count(distinct s.id)::integer as people
       from sheets s join projects p on p.id = s.project_id left join sheet_modules m on m.sheet_id = s.id
       where p.slug = $1 and (position($2 in m."values"::text) > 0 or position($2 in s.left_over::text) > 0)`,
      [slug, text],
    );
    return rows[0]?.people ?? 0;
  });
}

import { sql } from 'kysely';
import type { Person } from './person/build-person.ts';
import type { Server } from './person/owner.ts';

/** A row for a person in each table that no call of the matrix needs. */
export async function fillOtherTables({ ownerDb }: Server, { ids, world, words }: Person): Promise<void> {
  const of = sql`${world.id}::uuid, ${ids.applicant}::uuid`;
  await sql`
    with asked as (insert into additional_tables (project_id, name, columns, sort)
      select ${world.id}, '{}', '[]', count(*) from additional_tables returning id)
    insert into additional_table_rows (project_id, applicant_id, table_id, rows) select ${of}, id, '[]' from asked`.execute(
    ownerDb,
  );
  await sql`
    with entry as (insert into bank_entries (org_id, id, name, changed_at, changed_by, changed_name)
      values (${world.orgId}, gen_random_uuid(), '{}', now(), gen_random_uuid(), ${words.answer}) returning org_id, id)
    insert into bank_revisions (org_id, entry_id, revision, content)
    select org_id, id, 1, jsonb_build_object('fields', ${words.answer}::text) from entry`.execute(ownerDb);
  await sql`insert into application_events (project_id, application_id, kind, by_whom, at)
    values (${world.id}, ${ids.application}, 'submitted', ${ids.applicant}, now())`.execute(ownerDb);
  await sql`insert into extension_changes (project_id, applicant_id, batch_id, reason, staff_id, staff_name, at)
    values (${of}, ${world.batchId}, ${words.answer}, gen_random_uuid(), '', now())`.execute(ownerDb);
  await sql`insert into outage_extensions (project_id, batch_id, outage_began, outage_ended, approval, former, until, reason,
      staff_id, staff_name, at)
    values (${world.id}, ${world.batchId}, now(), now(), gen_random_uuid(), now(), now(), ${words.answer},
      gen_random_uuid(), '', now())`.execute(ownerDb);
  await sql`insert into outage_dismissals (project_id, batch_id, outage_began, reason, staff_id, staff_name, at)
    values (${world.id}, ${world.batchId}, clock_timestamp(), ${words.answer}, gen_random_uuid(), '', now())`.execute(
    ownerDb,
  );
  await sql`insert into flow_lists (project_id, applicant_id, module_id, title, entries, sort)
    values (${of}, 'papers', '{}', '[]', 1)`.execute(ownerDb);
  await sql`insert into form_effects (project_id, id, revision, definition, people, started_at, staff_id, staff_name)
    values (${world.id}, gen_random_uuid(), 1, '{}', 1, now(), gen_random_uuid(), ${words.answer})
    on conflict (project_id) do update set staff_name = form_effects.staff_name || excluded.staff_name`.execute(
    ownerDb,
  );
  await sql`insert into form_files (project_id, form_version_id, file_id)
    select ${world.id}, id, ${world.contentFile} from form_versions where project_id = ${world.id}
    on conflict do nothing`.execute(ownerDb);
  await sql`insert into form_schedules (project_id, number, publish_at, definition, based_on, note, state, scheduled_at,
      scheduled_by, scheduled_name)
    values (${world.id}, 1, now() + interval '1 day', '{}', 1, ${words.answer}, 'cancelled', now(), gen_random_uuid(), '')
    on conflict (project_id, number) do update set note = form_schedules.note || excluded.note`.execute(ownerDb);
  await sql`insert into form_effect_applications (project_id, application_id, is_submitted, loses, asked, becomes_incomplete)
    values (${world.id}, ${ids.application}, false, 1, 0, false)`.execute(ownerDb);
  await sql`insert into former_slugs (slug, project_id) values (${ids.applicant}, ${world.id})`.execute(ownerDb);
  await sql`insert into idempotency_keys (project_id, person, key, route, request_digest)
    values (${world.id}, ${ids.applicant}, 'own', '', ''), (${world.id}, ${ids.request}, 'letter', '', '')`.execute(
    ownerDb,
  );
  await sql`insert into letter_waivers (application_id, project_id, notice, at)
    values (${ids.application}, ${world.id}, '', now())`.execute(ownerDb);
  await sql`insert into article_drafts (project_id, id, kind, content, changed_at, changed_by, changed_name)
    values (${world.id}, gen_random_uuid(), 'faq', '{}', now(), gen_random_uuid(), ${words.answer})`.execute(ownerDb);
  await sql`insert into ready_answers (project_id, id, name, words, changed_at, changed_name)
    values (${world.id}, gen_random_uuid(), ${words.answer}, '{}', now(), '')`.execute(ownerDb);
  await sql`insert into article_readings (project_id, applicant_id, article_id, read_at)
    values (${of}, ${world.article}, now())`.execute(ownerDb);
  await sql`insert into material_downloads (project_id, applicant_id, article_id, file_id, first_at, last_at)
    values (${of}, ${world.material}, ${world.contentFile}, now(), now())`.execute(ownerDb);
  await sql`insert into page_readings (project_id, applicant_id, page_id, read_at)
    values (${of}, ${world.page}, now())`.execute(ownerDb);
  await sql`insert into project_revisions (project_id, revision, part, fields, staff_id, staff_name, at)
    select ${world.id}, count(*), 'settings', array[${ids.applicant}], gen_random_uuid(), '', now()
    from project_revisions`.execute(ownerDb);
  await sql`insert into retention_holds (project_id, applicant_id, reason, staff_id, staff_name, at)
    values (${of}, ${words.answer}, gen_random_uuid(), '', now())`.execute(ownerDb);
  await sql`insert into retention_warnings (project_id, applicant_id, deletes_at, first_message)
    values (${of}, now(), gen_random_uuid())`.execute(ownerDb);
  await sql`insert into saved_signatures (project_id, applicant_id, file_id, saved_at)
    values (${of}, ${ids.signature}, now())`.execute(ownerDb);
  for (const sheet of [ids.application, ids.request])
    await sql`insert into sheet_changes (project_id, sheet_id, module_id, part, key, revision, value, by_whom, at)
      values (${world.id}, ${sheet}, 'm', 'fields', 'k', 1, to_jsonb(${words.answer}::text), ${sheet}, now())`.execute(
      ownerDb,
    );
  for (const file of [ids.signature, ids.stamp])
    await sql`insert into signings (project_id, applicant_id, file_id, file_sha256, module_id, signed_at)
      values (${of}, ${file}, '', 'm', now())`.execute(ownerDb);
}

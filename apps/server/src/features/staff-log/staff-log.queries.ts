import type { StaffLog } from '@portico/contract/staff-log.schemas';
import type { LocalText } from '@portico/form-engine/language';
import { type RawBuilder, sql } from 'kysely';
import type { StaffDb } from '../../platform/db/database.ts';
import type { Place } from '../../platform/session/abilities.ts';
import type { Change } from '../../platform/session/changed-parts.ts';

export interface LineRow {
  readonly id: string;
  /** To the microsecond. */
  readonly moment: string;
  readonly staff_id: string;
  readonly staff_name: string;
  readonly address: string | null;
  readonly action: string;
  readonly subject: Readonly<Record<string, string>>;
  readonly change: Change | null;
  readonly org_name: LocalText | null;
  readonly project_id: string | null;
  readonly slug: string | null;
  readonly title: LocalText | null;
  readonly time_zone: string | null;
  readonly choice_word: 'batch' | 'track' | null;
  readonly seq: string | null;
  readonly hash: string | null;
}

export type LogFilter = Omit<StaffLog['input'], 'after' | 'limit'>;

export interface LineKey {
  readonly moment: string;
  readonly id: string;
}

/** One page, newest first: a look at an index for each place, put together. Row-level security has the last word. */
export async function findLines(
  db: StaffDb,
  places: readonly Place[],
  filter: LogFilter,
  after: LineKey | undefined,
  most: number,
): Promise<readonly LineRow[]> {
  if (places.length === 0) return [];
  const pages = places.map((place) => {
    const wanted = sql.join([...conditionsOf(place, filter), afterKey(after)], sql` and `);
    return sql`(select * from staff_log where ${wanted} order by at desc, id desc limit ${most})`;
  });
  const { rows } = await sql<LineRow>`
    select l.id::text, to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment, l.staff_id, l.staff_name,
      l.address, l.action, l.subject, l.change, l.seq::text, encode(l.hash, 'hex') as hash, l.project_id,
      o.name as org_name, p.slug, p.title, p.time_zone, p.traits ->> 'choiceWord' as choice_word
    from (${sql.join(pages, sql` union all `)}) l
      left join organisations o on o.id = l.org_id left join projects p on p.id = l.project_id
    order by l.at desc, l.id desc limit ${most}`.execute(db);
  return rows;
}

interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly account: string | null;
}

const mostPeople = 1_000;

/**
 * Whom lines at these places name, each with their newest name. An index is asked for the next person again and again, so that the
 * cost goes by their number and not by that of their lines.
 */
export async function listPeopleOfLog(db: StaffDb, places: readonly Place[]): Promise<readonly PersonRow[]> {
  const people = new Map<string, PersonRow>();
  for (const place of places) {
    const inside = sql.join(conditionsOf(place, {}), sql` and `);
    const { rows } = await sql<PersonRow>`
      with recursive people (id) as (
        (select staff_id from staff_log where ${inside} order by staff_id limit 1)
        union all
        select (select staff_id from staff_log where ${inside} and staff_id > people.id order by staff_id limit 1)
        from people where people.id is not null
      )
      select people.id, newest.staff_name as name, s.account from people
        cross join lateral (select staff_name from staff_log where ${inside} and staff_id = people.id
          order by at desc, id desc limit 1) newest
        left join staff s on s.id = people.id
      order by lower(newest.staff_name), people.id limit ${mostPeople}`.execute(db);
    for (const row of rows) people.set(row.id, row);
  }
  return [...people.values()];
}

function conditionsOf(place: Place, filter: LogFilter): readonly RawBuilder<unknown>[] {
  const { person, application, action, project, from, until } = filter;
  return [
    sql`true`,
    ...(place.orgId === null ? [] : [sql`org_id = ${place.orgId}::uuid`]),
    ...(place.projectId === null ? [] : [sql`project_id = ${place.projectId}::uuid`]),
    ...(person === undefined ? [] : [sql`staff_id = ${person}::uuid`]),
    ...(application === undefined ? [] : [sql`application_id = ${application}::uuid`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(project === undefined ? [] : [sql`project_id = ${project}::uuid`]),
    ...(from === undefined ? [] : [sql`at >= to_timestamp(${from}::double precision)`]),
    ...(until === undefined ? [] : [sql`at < to_timestamp(${until}::double precision)`]),
  ];
}

function afterKey(after: LineKey | undefined): RawBuilder<unknown> {
  return after === undefined ? sql`true` : sql`(at, id) < (${after.moment}::timestamptz, ${after.id}::bigint)`;
}

/** Whether a staff member reaches an organisation; without one, the installation. */
export async function reachesAll(db: StaffDb, orgId: string | null): Promise<boolean> {
  const { rows } = await sql<{ reached: boolean }>`
    select staff_everywhere() or ${orgId}::uuid = any (staff_orgs()) as reached`.execute(db);
  return rows[0]?.reached === true;
}

interface ChainRow {
  readonly org_id: string | null;
  readonly name: LocalText | null;
  readonly length: string;
  readonly head: string;
  readonly chained_at: Date;
}

export async function listHeads(db: StaffDb): Promise<readonly ChainRow[]> {
  const { rows } = await sql<ChainRow>`
    select c.org_id, o.name, c.length::text, encode(c.head, 'hex') as head, c.chained_at
    from log_chains c left join organisations o on o.id = c.org_id order by c.chain`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { beginUnder, type Scope } from './scope.ts';

/** Called before a tenant is known, so they cannot require a scope; each with what it requires instead. */
const doors: Readonly<Record<string, string>> = {
  count_requests: 'the digest of a client: it holds a number and nothing of anybody',
  find_receipt: 'the beginning of a signature, known to those who have the receipt',
  find_applicant_session: 'the hash of a token of applicants',
  find_project: 'the same as find_tenant, for servers of the release before',
  find_project_of_host: 'a host name that leads to a portal, which is public',
  find_tenant: 'the address or id of a project, which are public',
  find_tenant_by_host: 'a host name that leads to a portal, which is public',
  list_public_projects: 'nothing: the start page lists these projects',
  find_session: 'the same as find_applicant_session, for servers of the release before',
  find_recommender: 'the same as find_recommender_session, for servers of the release before',
  find_recommender_session: 'the hash of a token of recommenders, who belong to no project',
  end_recommender_session: 'the hash of a token of recommenders',
  list_requests: 'the hash of a token of recommenders',
  earlier_letters: 'the hash of a token of recommenders',
  reached_org: 'the staff member of the scope: gives back the organisation where they have a role, nothing without one',
  reached_project: 'the same for a project',
  staff_everywhere: 'the staff member of the scope: whether they have a role at the installation',
  staff_orgs: 'the staff member of the scope: organisations where they have a role',
  staff_reach: 'the staff member of the scope: projects that their roles reach',
};

/** Called for a person of a project but able to see rows of other people there; each with the reason. */
const forPeople: Readonly<Record<string, string>> = {
  claim_messages: 'mails to an address before it had an owner become the owner’s',
  count_letter_mails: 'limits over the whole project; gives numbers',
  count_recommender_codes: 'limits over all projects; gives a number',
  create_project: 'refused to everybody but staff with a role at the organisation; gives nothing',
  enqueue_delivery: 'the queue is the owner’s; gives nothing',
  enqueue_document: 'the same',
  enqueue_form_effect: 'the same',
  enqueue_form_publication: 'the same',
  enqueue_outage_news: 'the same',
  enqueue_schedule_failure: 'the same',
  enqueue_telling: 'the same',
  enqueue_telling_of_answer: 'the same',
  enter_by_address: 'opens a session for whoever proved the address, before there is one',
  enter_by_link: 'opens a session by the hash of a link, before there is one',
  find_staff_here: 'who of the staff comes into a form, by their id',
  forget_messages: 'mails to an address of somebody who leaves, also such as belong to nobody; gives their ids',
  is_recommender: 'whether a code is sent to an address, before there is a session; gives yes or no',
  keys_of_others:
    'an address that passed on is not forgotten with the account before; gives those of the keys that were sent',
  list_outages: 'when the installation was down: moments, of nobody',
  list_recommender_codes: 'when a code may be asked for again, over all projects; gives counts and moments',
  list_sibling_projects: 'projects to go to, which are public',
  list_staff_changes: 'who of the staff changed the own answers',
  list_staff_with: 'whom staff ask to answer; gives people nothing',
  lock_places: 'how many places a batch has left, over everybody; gives a number',
  lock_staff_here: 'who of the staff comes into a form, by their id',
  log_change_of_staff:
    'what staff changed is logged in the transaction of the change; refused to people, gives nothing',
  log_staff_change: 'the same, for servers of the release before',
  remove_applicant: 'whoever leaves takes along what is about them, though they do not see it; gives keys of storage',
  remove_unproved: 'an account whose address somebody else proved goes; gives nothing',
  settle_twins: 'the own accounts in other projects get the new password; gives nothing',
};

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
let client: Client;

beforeAll(async () => {
  opened = await openTestDatabase();
  client = new Client({ connectionString: opened.appUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await opened.close();
});

/** Security-definer functions, which see every row regardless of the scope. */
async function listDefiners() {
  const { rows } = await sql<{ name: string; call: string }>`
    select p.proname as name, format('select * from %I(%s)', p.proname, (
      select string_agg('null::' || format_type(t, null), ', ' order by place)
      from unnest(p.proargtypes) with ordinality as argument (t, place))) as call
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef and p.prorettype <> 'trigger'::regtype
      and has_function_privilege('portico_test_app', p.oid, 'execute')
    order by 1`.execute(opened.ownerDb);
  return rows;
}

/** Those that do not throw when called under a scope. */
async function answering(scope: Scope): Promise<string[]> {
  const names: string[] = [];
  for (const { name, call } of await listDefiners()) {
    await client.query(beginUnder(scope));
    const refused = await client.query(call).then(
      () => false,
      (error: unknown) => error instanceof Error && error.message.startsWith('this needs the scope'),
    );
    await client.query('rollback');
    if (!refused) names.push(name);
  }
  return names;
}

describe('functions that see every row', () => {
  it('demand a scope, except those that are asked before there is one', async () => {
    expect(await answering({})).toEqual(Object.keys(doors).toSorted());
  });

  it('demand the scope that they are for', async () => {
    const id = '00000000-0000-4000-8000-000000000000';
    const answers: string[][] = [];
    for (const scope of [{ org: id, project: id }, { realm: 'staff' }, { realm: 'jobs' }] as const)
      answers.push(await answering(scope));
    const scoped = answers.map((names) => names.filter((name) => !(name in doors)));
    const all = (await listDefiners()).map(({ name }) => name).filter((name) => !(name in doors));
    expect(scoped.flat().toSorted()).toEqual(all);
    expect(scoped.map((names) => names.length)).not.toContain(0);
    expect(scoped[0]).toEqual(Object.keys(forPeople));
  });

  it('would be reported without a scope', async () => {
    await sql`create function forgetful() returns bigint language sql security definer
      as 'select count(*) from applicants'`.execute(opened.ownerDb);
    await sql`grant execute on function forgetful to portico_test_app`.execute(opened.ownerDb);
    expect(await answering({})).toContain('forgetful');
    await sql`drop function forgetful`.execute(opened.ownerDb);
  });
});

import { staffRoles } from '@portico/contract/staff-abilities';
import type { Audience } from '@portico/contract/route';
import { openPending } from '../features/staff/factors/pending.queries.ts';
import { openApplicantSession } from '../platform/session/applicant-session.ts';
import { type HeldRole, mayStaff } from '../platform/session/abilities.ts';
import { frozenNow } from '../testing/frozen-clock.ts';
import { addToyTotp } from '../testing/toys/toy-factors.ts';
import { buildStaff } from '../testing/toys/toy-staff.ts';
import { buildApplicant } from '../testing/toys/toy-tenants.ts';
import type { Person } from './person/build-person.ts';
import { addMatrixPasskey } from './person/passkeys.ts';
import type { Server } from './person/owner.ts';
import { addMatrixSso } from './person/single-sign-on.ts';
import type { Worlds } from './build-world.ts';

export interface Caller {
  readonly name: string;
  /** The session's audience; null without a session. */
  readonly audience: Exclude<Audience, 'anyone'> | null;
  readonly token?: string;
  readonly cookie?: string;
  /** Whose data they may see: their own, that of the applicant who asked for a letter, or that of the institution. */
  readonly people: readonly Person[];
  /** The projects in which they may write. */
  readonly projects: readonly string[];
  readonly roles?: readonly HeldRole[];
  /** Staff in somebody's form: they read and write there, and do nothing else in the person's name. */
  readonly isStaffEdit?: true;
}

/** Every kind of caller, including broken and stolen sessions. */
export async function buildCallers(server: Server, worlds: Worlds): Promise<readonly Caller[]> {
  const { ownerDb } = server;
  const { here, sibling, elsewhere, alice, bob, carol, dora } = worlds;
  const own = (person: Person): Caller => ({
    name: person.name,
    audience: 'applicant',
    token: person.token,
    people: [person],
    projects: [person.world.id],
  });
  const teacher = (person: Person, way: 'byCode' | 'byLink'): Caller => ({
    name: `${person.name}’s recommender ${way}`,
    audience: 'recommender',
    token: person[way],
    people: [person],
    projects: [person.world.id],
  });
  const none = { audience: null, people: [], projects: [] } as const;
  const temporary = await buildApplicant(ownerDb, here, { temporary: true, batchId: here.batchId });
  const session = { projectId: here.id, applicantId: alice.ids.applicant, agent: '' };
  const expired = await openApplicantSession(ownerDb, { ...session, now: new Date(frozenNow.getTime() - 31 * 864e5) });
  const people = [alice, bob, dora];
  const projects = [here.id, sibling.id];
  const staff: Caller[] = [];
  for (const role of staffRoles) {
    const { cookie } = await buildStaff(ownerDb, { role, orgId: here.orgId });
    const roles = [{ role, orgId: here.orgId, projectId: null }];
    // What is not submitted is no part of a reviewer's work, and applicants are none of an editor's.
    const theirs = mayStaff(roles, 'applications.drafts') ? people : [bob, dora];
    const seen = mayStaff(roles, 'applications.read') ? theirs : [];
    staff.push({ name: `${role} here`, audience: 'staff', roles, cookie, people: seen, projects });
  }
  // The widest role of one project: everything else of the organisation is out of its reach.
  for (const [name, world, theirs] of [
    ['this project', here, people],
    ['the sibling project', sibling, []],
  ] as const) {
    const place = { orgId: world.orgId, projectId: world.id };
    const { cookie } = await buildStaff(ownerDb, { role: 'owner', ...place });
    const roles = [{ role: 'owner', ...place }] as const;
    staff.push({ name: `owner of ${name}`, audience: 'staff', roles, cookie, people: theirs, projects: [world.id] });
  }
  const made = await addMatrixSso(server, worlds, staff.find(({ name }) => name === 'observer here')?.cookie ?? '');
  const administrator: Caller = { name: '', audience: 'staff', roles: administrates(here.orgId), people, projects };
  const foreign = await buildStaff(ownerDb, { role: 'administrator', orgId: elsewhere.orgId });
  const installation = await buildStaff(ownerDb, { role: 'owner' });
  // Who may remove a second factor has one, and has proved lately who they are.
  await addToyTotp(ownerDb, installation.id, server.secretKey);
  await addMatrixPasskey(server, installation);
  await ownerDb
    .updateTable('staff_sessions')
    .set({ proved_at: frozenNow })
    .where('staff_id', '=', installation.id)
    .execute();
  const halfOpen = await openPending(ownerDb, installation.id, frozenNow);
  const editing = await openApplicantSession(ownerDb, { ...session, now: frozenNow, staffId: installation.id });
  return [
    own(alice),
    own(bob),
    own(carol),
    own(dora),
    { name: 'nobody', ...none },
    { name: 'garbage', ...none, token: 'g'.repeat(43), cookie: `portico_staff=${'g'.repeat(43)}` },
    { name: 'half-open session', ...none, cookie: `portico_staff=${halfOpen}` },
    { name: 'expired session of alice', ...none, token: expired },
    {
      name: 'tokens in each other’s place',
      ...none,
      token: foreign.cookie.replace('portico_staff=', ''),
      cookie: `portico_staff=${alice.token}`,
    },
    { name: 'temporary', audience: 'applicant', token: temporary.token, people: [], projects: [here.id] },
    { ...own(alice), name: 'staff in alice’s form', token: editing, isStaffEdit: true },
    teacher(alice, 'byCode'),
    teacher(alice, 'byLink'),
    teacher(bob, 'byCode'),
    teacher(carol, 'byCode'),
    ...staff,
    {
      name: 'observer who came by single sign-on',
      audience: 'staff',
      roles: [{ role: 'observer', orgId: here.orgId, projectId: null }],
      cookie: made.cookie,
      people: [bob, dora],
      projects,
    },
    { ...administrator, name: 'administrator who asked for alice’s export', cookie: alice.staffCookie },
    {
      name: 'administrator elsewhere',
      audience: 'staff',
      roles: administrates(elsewhere.orgId),
      cookie: foreign.cookie,
      people: [carol],
      projects: [elsewhere.id],
    },
    {
      name: 'owner of the installation',
      audience: 'staff',
      roles: [{ role: 'owner', orgId: null, projectId: null }],
      cookie: installation.cookie,
      people: [alice, bob, carol, dora],
      projects: [here.id, sibling.id, elsewhere.id],
    },
  ];
}

const administrates = (orgId: string): readonly HeldRole[] => [{ role: 'administrator', orgId, projectId: null }];

import { compareProjectFile, projectFilePath } from '@portico/contract/project-files';
import { sendMailCode } from '@portico/contract/proofs';
import { editApplication, openDraft } from '@portico/contract/staff-applications';
import { sql } from 'kysely';
import { openPending } from '../features/staff/factors/pending.queries.ts';
import { openClient } from '../testing/client.ts';
import { frozenNow } from '../testing/frozen-clock.ts';
import { openTestPortal } from '../testing/test-portal.ts';
import { addToyTotp } from '../testing/toys/toy-factors.ts';
import { buildStaff } from '../testing/toys/toy-staff.ts';
import type { Person } from './person/build-person.ts';
import { addOtherPasskey } from './person/passkeys.ts';
import type { Server } from './person/owner.ts';

export type Proofs = Awaited<ReturnType<typeof buildProofs>>;

/** One-time secrets of a person; because every change is undone, each works for every caller. */
export async function buildProofs(server: Server, person: Person) {
  const { world, email } = person;
  const portal = openTestPortal(server, world);
  await portal.call(sendMailCode, { ...(await portal.humanProof()), email, purpose: 'login' });
  const staff = await buildStaff(server.ownerDb, { role: 'administrator', orgId: world.orgId });
  const client = openClient(server.app).as({ cookie: staff.cookie });
  const { application } = person.ids;
  await client.call(openDraft, { application, reason: 'They asked for help.' });
  const { address } = await client.call(editApplication, { application });
  const careful = await buildStaff(server.ownerDb, { role: 'administrator', orgId: world.orgId });
  await addToyTotp(server.ownerDb, careful.id, server.secretKey);
  await addOtherPasskey(server, careful.id);
  const exported = await client.fetch(`${projectFilePath}?project=${world.id}`);
  const projectFile = new File([(await exported.text()).replace('"ICP 1"', '"ICP 9"')], 'a.json');
  const report = await client.call(compareProjectFile, { project: world.id, file: projectFile });
  const { rows: jobs } = await sql<{ id: string }>`select id::text from graphile_worker.add_job('matrix')`.execute(
    server.ownerDb,
  );
  const failedJob = jobs[0]?.id ?? '';
  await sql`update graphile_worker._private_jobs set attempts = 1, last_error = 'x' where id = ${failedJob}`.execute(
    server.ownerDb,
  );
  return {
    failedJob,
    projectFile,
    fileReport: report.revision,
    human: await portal.humanProof(),
    code: await portal.lastCode(email),
    entry: /[\w-]{43}/.exec(address)?.[0] ?? '',
    staffAccount: staff.account,
    /** Of somebody who gave the right password and owes a code. */
    pending: await openPending(server.ownerDb, careful.id, frozenNow),
  };
}

import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { fileKey } from '../../../../platform/storage/object-keys.ts';
import { openClient } from '../../../../testing/client.ts';
import { frozenNow } from '../../../../testing/frozen-clock.ts';
import type { openTestServer } from '../../../../testing/test-server.ts';
import { buildStaff } from '../../../../testing/toys/toy-staff.ts';
import { buildApplicant, buildProject } from '../../../../testing/toys/toy-tenants.ts';
import { obeyRetention } from '../retention-jobs.ts';

export type Server = Awaited<ReturnType<typeof openTestServer>>;
export type Retaining = Awaited<ReturnType<typeof openRetaining>>;

export const day = (days: number) => new Date(frozenNow.getTime() + days * 86_400_000);

let count = 0;
/** A project that keeps everything for one month, set long ago; its batch ended 20 days ago, so people are due in about 11. */
export async function openRetaining(server: Server, retention: object = { draftsMonths: 1, applicationsMonths: 1 }) {
  const { ownerDb } = server;
  const project = await buildProject(ownerDb, { slug: `retaining-${(count += 1)}` });
  const settle = (values: object, shortenedAt: Date | null = null) =>
    ownerDb
      .updateTable('projects')
      .set({ retention: JSON.stringify(values) })
      .where('id', '=', project.id)
      .execute()
      // The trigger took the clock of the database.
      .then(() =>
        ownerDb
          .updateTable('projects')
          .set({ retention_shortened_at: shortenedAt })
          .where('id', '=', project.id)
          .execute(),
      );
  await settle(retention);
  const endAt = (ends_at: Date, letters_until: Date | null = null) =>
    ownerDb
      .updateTable('batches')
      .set({ starts_at: day(-100), ends_at, letters_until })
      .where('id', '=', project.batchId)
      .execute();
  await endAt(day(-20));
  const person = (state: 0 | 1 | 2 = 1) => buildApplicant(ownerDb, project, { batchId: project.batchId, state });
  return { project, settle, endAt, person };
}

/** The job at a day. Mails that it queues are sent at once, unless they are left alone. */
export async function runAt(server: Server, days: number, sends = true): Promise<void> {
  server.clock.set(day(days));
  await obeyRetention({ ...server, publicUrl: 'https://apply.example.edu' });
  if (sends)
    await sql`update outgoing_messages set state = 'accepted', accepted_at = ${day(days)} where state = 'queued'`.execute(
      server.ownerDb,
    );
}

export async function mailsTo(server: Server, applicant: string): Promise<string[]> {
  const rows = await server.ownerDb
    .selectFrom('outgoing_messages')
    .select('purpose')
    .where('applicant_id', '=', applicant)
    .orderBy('created_at')
    .execute();
  return rows.map(({ purpose }) => purpose);
}

export async function exists(server: Server, applicant: string): Promise<boolean> {
  const row = await server.ownerDb.selectFrom('applicants').select('id').where('id', '=', applicant).executeTakeFirst();
  return row !== undefined;
}

/** A file that an answer of the person names. */
export async function leaveFile({ ownerDb, storage }: Server, projectId: string, applicantId: string): Promise<string> {
  const id = randomUUID();
  await storage.put(fileKey(id), Readable.from([Buffer.of(1, 2, 3)]));
  const target = { module_id: 'm', field_id: 'f', field_key: 'f', name: 'a.pdf', size: 3, created_at: frozenNow };
  await ownerDb
    .insertInto('stored_files')
    .values({ id, project_id: projectId, applicant_id: applicantId, ...target, state: 'ready', bound_at: frozenNow })
    .execute();
  return fileKey(id);
}

export async function staffOf(server: Server, { project }: Retaining) {
  const staff = await buildStaff(server.ownerDb, { role: 'administrator', orgId: project.orgId });
  return openClient(server.app, project).as(staff);
}

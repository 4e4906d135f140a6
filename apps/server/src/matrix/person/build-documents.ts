import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { documentKey } from '../../platform/storage/object-keys.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { buildStaff } from '../../testing/toys/toy-staff.ts';
import type { Owner } from './owner.ts';

/** A staff member with a reason to open a draft, and documents made of it for both. */
export async function buildDocuments({ server, world, account, application, word }: Owner) {
  const { ownerDb, storage } = server;
  const project_id = world.id;
  const applicant_id = account.id;
  const staff = await buildStaff(ownerDb, { role: 'administrator', orgId: world.orgId });
  await ownerDb
    .insertInto('draft_reasons')
    .values({
      project_id,
      application_id: application,
      staff_id: staff.id,
      staff_name: 'Toy Staff',
      reason: word('reason'),
      given_at: frozenNow,
      ends_at: new Date(frozenNow.getTime() + 3_600_000),
    })
    .execute();
  const [document, staffDocument] = [randomUUID(), randomUUID()];
  for (const id of [document, staffDocument]) {
    const forStaff = id === document ? {} : { staff_id: staff.id, staff_role: 'administrator' };
    await ownerDb
      .insertInto('documents')
      .values({
        id,
        project_id,
        applicant_id,
        ...forStaff,
        name: `${word('document')}.pdf`,
        fingerprint: 'x',
        content: '',
        state: 'ready',
        steps: 1,
        size: 5,
        created_at: frozenNow,
        expires_at: new Date(frozenNow.getTime() + 3_600_000),
      })
      .execute();
    await storage.put(documentKey(id), Readable.from([Buffer.from('%PDF-')]));
  }
  return { staffCookie: staff.cookie, document, staffDocument };
}

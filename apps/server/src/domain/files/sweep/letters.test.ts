import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLetters } from '../../../testing/toys/toy-letters.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { fileKey } from '../../../platform/storage/object-keys.ts';
import { sweepFiles } from './sweep-files.ts';

let opened: Awaited<ReturnType<typeof openLetters>>;

beforeAll(async () => {
  opened = await openLetters();
});
afterAll(() => opened.close());

const after = (days: number) => new Date(frozenNow.getTime() + days * 86_400_000);
const naming = (uid: string) => ({ paper: [{ uid, name: 'x', url: '/x' }] });
const sweep = (days: number) => sweepFiles(opened.database.jobs, opened.storage, after(days));

it('what letters and what was handed in with them name stays; the rest goes with its bytes', async () => {
  const invitation = await opened.invite();
  const bring = async () => (await opened.bring(invitation.token, invitation.id, opened.pdf)).uid;
  const [bound, loose] = [await bring(), await bring()];
  await opened.save(invitation.token, invitation.id, naming(bound));
  await sweep(60);
  expect(await opened.fileRow(loose)).toBeUndefined();
  expect(await opened.objects('files')).not.toContain(fileKey(loose));
  await opened.submit(invitation.token, invitation);
  // The frozen answers count, even if the current ones have changed.
  await opened.ownerDb
    .updateTable('stored_files')
    .set({ bound_at: null, unbound_at: frozenNow })
    .where('id', '=', bound)
    .execute();
  await sweep(60);
  expect(await opened.fileRow(bound)).toBeDefined();
  expect(await opened.objects('files')).toContain(fileKey(bound));
});

it('what was brought for a request that was taken back goes after thirty days, signatures too', async () => {
  const invitation = await opened.invite();
  const { uid } = await opened.bring(invitation.token, invitation.id, opened.pdf);
  await opened.save(invitation.token, invitation.id, naming(uid));
  const { ownerDb } = opened;
  const signing = { project_id: invitation.project.id, applicant_id: invitation.applicant.id };
  await ownerDb
    .insertInto('signings')
    .values({ ...signing, file_id: uid, file_sha256: '', module_id: 'letter', signed_at: frozenNow })
    .execute();
  await sweep(60);
  expect(await opened.fileRow(uid)).toBeDefined();
  await ownerDb
    .updateTable('recommendations')
    .set({ state: 'withdrawn', withdrawn_at: frozenNow })
    .where('id', '=', invitation.id)
    .execute();
  await sweep(29);
  expect(await opened.fileRow(uid)).toBeDefined();
  await sweep(31);
  expect(await opened.fileRow(uid)).toBeUndefined();
});

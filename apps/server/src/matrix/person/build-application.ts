import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { canonicalHash } from '../../domain/receipts/canonical-json.ts';
import { sealReceipt } from '../../domain/receipts/seal-receipt.ts';
import { buildFacts } from '../../domain/receipts/testing/sample-facts.ts';
import { png } from '../../features/uploads/testing/sample-files.ts';
import { fileKey } from '../../platform/storage/object-keys.ts';
import { frozenNow } from '../../testing/frozen-clock.ts';
import { buildFile, fillModule } from '../../testing/toys/toy-forms.ts';
import { toyText } from '../../testing/toys/toy-tenants.ts';
import { buildArriving } from './build-arriving.ts';
import type { Owner } from './owner.ts';

/** A filled-in form: files, answers, left-over answers. */
export async function buildAnswers({ server, account, application, teacher, newTeacher, word }: Owner) {
  const { ownerDb, storage } = server;
  const applicant_id = account.id;
  const file = await buildFile(ownerDb, applicant_id, { module: 'papers', key: 'any', name: `${word('file')}.pdf` });
  await storage.put(fileKey(file.uid), Readable.from([Buffer.from('%PDF-')]));
  const signature = await buildFile(ownerDb, applicant_id, {
    module: 'papers',
    key: 'hand',
    type: 'image/png',
    name: 'hand.png',
  });
  await storage.put(fileKey(signature.uid), Readable.from([await png()]));
  const arriving = await buildArriving(server, applicant_id, { module: 'papers', key: 'any' });
  await fillModule(ownerDb, applicant_id, 'papers', {
    fields: {
      word: { value: word('answer') },
      any: { value: [{ uid: file.uid, name: file.name, url: file.url }] },
      hand: { value: [{ uid: signature.uid, name: signature.name, url: signature.url }] },
    },
    rows: {},
  });
  await fillModule(ownerDb, applicant_id, 'referees', {
    fields: {},
    rows: {
      named: [teacher, newTeacher].map((mail) => ({
        who: { value: 'Teacher' },
        mail: { value: mail },
      })),
    },
  });
  const leftOver = randomUUID();
  const entry = {
    uid: leftOver,
    module: 'papers',
    key: 'gone',
    label: toyText('Gone'),
    answer: { value: word('left') },
  };
  await ownerDb
    .updateTable('sheets')
    .set({ left_over: JSON.stringify([entry]) })
    .where('id', '=', application)
    .execute();
  return { file: file.uid, signature: signature.uid, arriving: arriving.uid, leftOver };
}

/** A submission and its receipt. */
export async function buildSubmission({ server, world, name, account, application, word }: Owner): Promise<string> {
  const { ownerDb } = server;
  const submission = randomUUID();
  const hash = canonicalHash({ fields: {}, rows: {} });
  const number = `B2026${name.length}${name.charCodeAt(0)}00`;
  const facts = buildFacts({ number, name: word('name'), answersHash: hash, submittedAt: frozenNow.toISOString() });
  await ownerDb
    .insertInto('submissions')
    .values({
      id: submission,
      project_id: world.id,
      application_id: application,
      applicant_id: account.id,
      batch_id: world.batchId,
      form_version_id: world.version,
      number,
      sequence: 100 + name.length * 256 + name.charCodeAt(0),
      snapshot: JSON.stringify({ fields: {}, rows: {} }),
      hash,
      receipt: JSON.stringify(sealReceipt(facts, server.receiptKeys)),
      submitted_at: new Date(frozenNow.getTime() - 3_600_000),
      revoked_at: new Date(frozenNow.getTime() - 1_800_000),
    })
    .execute();
  return submission;
}

/** An internal staff entry. */
export async function buildEntry({ server, world, account, word }: Owner): Promise<string> {
  const id = randomUUID();
  await server.ownerDb
    .insertInto('flow_entries')
    .values({
      id,
      project_id: world.id,
      applicant_id: account.id,
      module_id: 'papers',
      title: JSON.stringify(toyText('Memo')),
      words: JSON.stringify(toyText(word('entry'))),
      state: 'none',
      files: '[]',
      shown: false,
    })
    .execute();
  return id;
}

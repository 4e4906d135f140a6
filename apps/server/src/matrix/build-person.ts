import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pdf, png } from '../features/uploads/testing/sample-files.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';
import { documentKey, fileKey, pieceKey } from '../platform/storage/object-keys.ts';
import { openApplicantSession } from '../platform/session/applicant-session.ts';
import { makeToken } from '../platform/session/token.ts';
import { canonicalHash } from '../domain/receipts/canonical-json.ts';
import { sealReceipt } from '../domain/receipts/seal-receipt.ts';
import { buildFacts } from '../domain/receipts/testing/sample-facts.ts';
import { frozenNow } from '../testing/frozen-clock.ts';
import type { openTestServer } from '../testing/test-server.ts';
import { applicationOf, buildFile, fillModule } from '../testing/toys/toy-forms.ts';
import { buildRequest, enterByToyAddress, enterByToyLink } from '../testing/toys/toy-requests.ts';
import { buildStaff } from '../testing/toys/toy-staff.ts';
import { beginToySheet } from '../testing/toys/toy-sheets.ts';
import { buildApplicant, type ToyProject, toyText } from '../testing/toys/toy-tenants.ts';

type TestServer = Awaited<ReturnType<typeof openTestServer>>;
/** The owner's handle is bound by no scope. */
export type Server = Omit<TestServer, 'ownerDb'> & { readonly ownerDb: Kysely<Tables> };
export type Person = Awaited<ReturnType<typeof buildPerson>>;

/** A project with what its people refer to. */
export type World = ToyProject & { readonly version: string; readonly page: string; readonly message: string };

/**
 * Somebody with one of everything that a person can have. Every object has an id and every text a word that occur nowhere
 * else, so that they can be looked for in what others are answered.
 */
export async function buildPerson(server: Server, world: World, name: string) {
  const { ownerDb, storage } = server;
  const project_id = world.id;
  const word = (kind: string) => `canary-${name}-${kind}`;
  const account = await buildApplicant(ownerDb, world, {
    batchId: world.batchId,
    email: `${name}@matrix.example`,
    userType: 'ssm',
    state: 1,
  });
  const applicant_id = account.id;
  await ownerDb
    .updateTable('applicants')
    .set({ name: word('name') })
    .where('id', '=', applicant_id)
    .execute();
  const { id: application } = await applicationOf(ownerDb, applicant_id);

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
  const email = `${name}-teacher@university.example`;
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
      named: [email, `${name}-new@university.example`].map((mail) => ({
        who: { value: 'Teacher' },
        mail: { value: mail },
      })),
    },
  });
  const leftOver = randomUUID();
  const kept = {
    uid: leftOver,
    module: 'papers',
    key: 'gone',
    label: toyText('Gone'),
    answer: { value: word('left') },
  };
  await ownerDb
    .updateTable('sheets')
    .set({ left_over: JSON.stringify([kept]) })
    .where('id', '=', application)
    .execute();
  const text = JSON.stringify(toyText(word('message')));
  await ownerDb
    .insertInto('messages')
    .values({ id: randomUUID(), project_id, applicant_id, title: text, body: text, read_at: null })
    .execute();

  const submission = randomUUID();
  const hash = canonicalHash({ fields: {}, rows: {} });
  const number = `B2026${name.length}${name.charCodeAt(0)}00`;
  const facts = buildFacts({ number, name: word('name'), answersHash: hash, submittedAt: frozenNow.toISOString() });
  await ownerDb
    .insertInto('submissions')
    .values({
      id: submission,
      project_id,
      application_id: application,
      applicant_id,
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

  const request = await buildRequest(ownerDb, world, account, {
    email,
    invitedAt: new Date(frozenNow.getTime() - 3 * 864e5),
  });
  const earlier = await buildRequest(ownerDb, world, account, { email, state: 'withdrawn' });
  for (const { id } of [request, earlier]) await beginToySheet(ownerDb, id, world.version);
  const letter = { fields: { praise: { value: word('letter') } }, rows: {} };
  for (const sheet_id of [request.id, earlier.id])
    await ownerDb
      .insertInto('sheet_modules')
      .values({
        project_id,
        sheet_id,
        module_id: 'letter',
        values: JSON.stringify(letter),
        revision: '1',
        state: 1,
        saved_at: frozenNow,
      })
      .execute();
  const paper = await buildFile(ownerDb, applicant_id, { module: 'letter', key: 'paper', letter: request.id });
  const arrivingPaper = await buildArriving(server, applicant_id, {
    module: 'letter',
    key: 'paper',
    letter: request.id,
  });
  const stamp = await buildFile(ownerDb, applicant_id, {
    module: 'letter',
    key: 'stamp',
    type: 'image/png',
    letter: request.id,
  });
  await storage.put(fileKey(paper.uid), Readable.from([Buffer.from('%PDF-')]));

  await ownerDb
    .insertInto('portraits')
    .values({ project_id, applicant_id, media_type: 'image/png', digest: 'face', content: Buffer.from('face') })
    .execute();

  const change = makeToken();
  await ownerDb
    .insertInto('address_changes')
    .values({
      token_hash: change.hash,
      project_id,
      applicant_id,
      channel: 'mail',
      email: `${name}-before@matrix.example`,
      email_key: `${name}-before@matrix.example`,
      email_confirmed_at: frozenNow,
      area: null,
      mobile: null,
      changed_at: frozenNow,
      expires_at: new Date(frozenNow.getTime() + 3_600_000),
    })
    .execute();
  const links = { reset: makeToken(), activate: makeToken() };
  for (const purpose of ['reset', 'activate'] as const)
    await ownerDb
      .insertInto('account_links')
      .values({
        token_hash: links[purpose].hash,
        project_id,
        applicant_id,
        purpose,
        expires_at: new Date(frozenNow.getTime() + 3_600_000),
        used_at: null,
      })
      .execute();
  await openApplicantSession(ownerDb, {
    projectId: world.id,
    applicantId: applicant_id,
    now: frozenNow,
    agent: word('agent'),
  });
  const session = await ownerDb
    .selectFrom('applicant_sessions')
    .select('id')
    .where('agent', '=', word('agent'))
    .executeTakeFirstOrThrow();

  return {
    name,
    world,
    email: account.email,
    teacher: email,
    newTeacher: `${name}-new@university.example`,
    token: account.token,
    staffCookie: staff.cookie,
    arrivingSize: pdf.length,
    link: request.link,
    changeToken: change.token,
    resetToken: links.reset.token,
    activateToken: links.activate.token,
    byLink: await enterByToyLink(ownerDb, world, request.link),
    byCode: await enterByToyAddress(ownerDb, email),
    ids: {
      applicant: applicant_id,
      application,
      file: file.uid,
      signature: signature.uid,
      arriving: arriving.uid,
      paper: paper.uid,
      arrivingPaper: arrivingPaper.uid,
      stamp: stamp.uid,
      leftOver,
      submission,
      document,
      staffDocument,
      request: request.id,
      earlier: earlier.id,
      session: session.id,
    },
    words: {
      name: word('name'),
      answer: word('answer'),
      file: word('file'),
      left: word('left'),
      message: word('message'),
      document: word('document'),
      agent: word('agent'),
      letter: word('letter'),
    },
  };
}

/** An upload of which all bytes have arrived. */
async function buildArriving(
  { ownerDb, storage }: Server,
  applicant: string,
  wishes: { readonly module: string; readonly key: string; readonly letter?: string },
) {
  const file = await buildFile(ownerDb, applicant, { ...wishes, size: pdf.length, isBound: false });
  const piece = pieceKey(file.uid, 0, 'whole');
  await storage.put(piece, Readable.from([pdf]));
  await ownerDb
    .updateTable('stored_files')
    .set({ state: 'uploading', received: pdf.length, pieces: [piece] })
    .where('id', '=', file.uid)
    .execute();
  return file;
}

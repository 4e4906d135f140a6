import { pdf } from '../../features/uploads/testing/sample-files.ts';
import { applicationOf } from '../../testing/toys/toy-forms.ts';
import { buildApplicant } from '../../testing/toys/toy-tenants.ts';
import { extendedUntil } from '../moments.ts';
import { buildAccount } from './build-account.ts';
import { buildColleague } from './build-colleague.ts';
import { buildAnswers, buildEntry, buildSubmission } from './build-application.ts';
import { buildDocuments } from './build-documents.ts';
import { buildLetters } from './build-letter.ts';
import { buildThread } from './build-thread.ts';
import type { Owner, Server, World } from './owner.ts';

export type Person = Awaited<ReturnType<typeof buildPerson>>;

/**
 * A person with one of everything. Every object has a unique id and every text a unique word, so that the test can look
 * for them in other callers' responses.
 */
export async function buildPerson(server: Server, world: World, name: string) {
  const owner = await buildOwner(server, world, name);
  const { account, application, teacher, newTeacher, word } = owner;
  const answers = await buildAnswers(owner);
  const entry = await buildEntry(owner);
  const submission = await buildSubmission(owner);
  const { staffCookie, ...documents } = await buildDocuments(owner);
  const { ids: letters, ...ways } = await buildLetters(owner);
  const { session, ...tokens } = await buildAccount(owner);
  const colleague = await buildColleague(owner);
  const thread = await buildThread(owner);
  return {
    name,
    world,
    email: account.email,
    teacher,
    newTeacher,
    token: account.token,
    staffCookie,
    arrivingSize: pdf.length,
    ...ways,
    ...tokens,
    ids: {
      applicant: account.id,
      application,
      submission,
      session,
      entry,
      ...answers,
      ...documents,
      ...letters,
      ...colleague,
      ...thread,
    },
    words: {
      name: word('name'),
      answer: word('answer'),
      file: word('file'),
      left: word('left'),
      message: word('message'),
      question: word('question'),
      document: word('document'),
      agent: word('agent'),
      letter: word('letter'),
      entry: word('entry'),
    },
  };
}

async function buildOwner(server: Server, world: World, name: string): Promise<Owner> {
  const { ownerDb } = server;
  const word = (kind: string) => `canary-${name}-${kind}`;
  const account = await buildApplicant(ownerDb, world, {
    batchId: world.batchId,
    email: `${name}@matrix.example`,
    userType: 'ssm',
    state: 1,
  });
  await ownerDb
    .updateTable('applicants')
    .set({ name: word('name') })
    .where('id', '=', account.id)
    .execute();
  await ownerDb
    .insertInto('extensions')
    .values({
      project_id: world.id,
      applicant_id: account.id,
      batch_id: world.batchId,
      until: new Date(extendedUntil * 1000),
    })
    .execute();
  const { id: application } = await applicationOf(ownerDb, account.id);
  const teacher = `${name}-teacher@university.example`;
  const newTeacher = `${name}-new@university.example`;
  return { server, world, name, account, application, teacher, newTeacher, word };
}

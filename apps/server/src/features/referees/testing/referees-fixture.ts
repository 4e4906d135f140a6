import { randomUUID } from 'node:crypto';
import { saveBasic } from '@portico/contract/applications';
import { applicantInfo } from '@portico/contract/recommendations';
import {
  checkSendEmailState,
  letterList,
  replaceReferee,
  sendEmail,
  updateEmailSendStatus,
} from '@portico/contract/referees';
import type { InputOf } from '@portico/contract/route';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import type { LetterSettings } from '../../../platform/db/tables/tenant-tables.ts';
import { openClient } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { applicationOf, fillModule, publishForm } from '../../../testing/toys/toy-forms.ts';
import { buildApplicant, buildProject } from '../../../testing/toys/toy-tenants.ts';
import { beginToySheet } from '../../../testing/toys/toy-sheets.ts';

/** A referee module, one for the applicant, and one that recommenders write. */
export const form: FormDefinition = {
  modules: [
    buildModule('person', [buildField('name')]),
    buildModule('referees', [], {
      author: 'referees',
      groups: [
        buildGroup('people', [
          buildField('who', { required: true }),
          buildField('mail', { required: true, text: { nature: 'email' } }),
          buildField('post', { required: true }),
        ]),
      ],
    }),
    buildModule('letter', [buildField('praise', { required: true })], { author: 'recommender' }),
  ],
};

export interface ToyReferee {
  readonly who?: string;
  readonly mail?: string;
  readonly post?: string;
}

/** A complete row. */
export function referee(mail: string, rest: ToyReferee = {}): ToyReferee {
  return { who: 'Prof. Li', mail, post: 'Professor', ...rest };
}

/** The request that a response lists first. */
export const firstUid = ({ list }: { readonly list: readonly { readonly uid: string }[] }) => list[0]?.uid ?? '';

export const day = 86_400_000;
export const inDays = (days: number) => new Date(frozenNow.getTime() + days * day);

/** A server with a project that asks for recommenders, and a client that calls it like the portal does. */
export async function openReferees(letters: LetterSettings = {}) {
  const server = await openTestServer();
  const { ownerDb, clock } = server;
  const client = openClient(server.app);

  const openProject = async (slug: string, settings: LetterSettings = letters) => {
    const made = await buildProject(ownerDb, { slug });
    await ownerDb
      .updateTable('projects')
      .set({ letters: JSON.stringify(settings) })
      .where('id', '=', made.id)
      .execute();
    await ownerDb
      .updateTable('batches')
      .set({ letters_until: inDays(40), ends_at: inDays(20) })
      .where('id', '=', made.batchId)
      .execute();
    return { ...made, version: await publishForm(ownerDb, made, form) };
  };
  const project = await openProject(`referees-${randomUUID().slice(0, 8)}`);

  const fill = async (applicantId: string, rows: readonly ToyReferee[]) => {
    const people = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, { value }])));
    await fillModule(ownerDb, applicantId, 'referees', { fields: {}, rows: people.length === 0 ? {} : { people } });
  };

  return {
    ...server,
    project,
    openProject,
    client,
    fill,
    applicationOf: (applicantId: string) => applicationOf(ownerDb, applicantId),
    /** An applicant in the batch with referee rows, who has read the notice. */
    applicant: async (rows: readonly ToyReferee[], of = project, state: 1 | 2 = 1, email?: string) => {
      const options = { batchId: of.batchId, state, ...(email === undefined ? {} : { email }) };
      const made = await buildApplicant(ownerDb, of, options);
      await beginToySheet(ownerDb, (await applicationOf(ownerDb, made.id)).id, of.version);
      await fill(made.id, rows);
      return made;
    },
    check: (token: string) => client.as({ token }).call(checkSendEmailState, {}),
    send: (token: string | undefined, email: string, fields: Partial<InputOf<typeof sendEmail>> = {}, key?: string) =>
      client
        .as({ token })
        .call(
          sendEmail,
          { menuid: 'referees', columnNumber: 1, email, notice: 'Nobody reads them.', ...fields },
          { key },
        ),
    withdraw: (token: string, uid: string) => client.as({ token }).call(updateEmailSendStatus, { uid }),
    replace: (token: string, uid: string, row: object) =>
      client.as({ token }).call(replaceReferee, { uid, values: JSON.stringify(row) }),
    /** What a recommender learns about the applicant. */
    told: (token: string, uid: string) => client.as({ token }).call(applicantInfo, { uid }),
    letters: (token?: string) => client.as({ token }).call(letterList, {}),
    save: (token: string, people: readonly ToyReferee[], revision = 1) =>
      client.as({ token }).call(saveBasic, { menuid: 'referees', revision, changes: JSON.stringify({ people }) }),
    requestsOf: async (applicantId: string) =>
      ownerDb
        .selectFrom('recommendations')
        .selectAll()
        .where('applicant_id', '=', applicantId)
        .orderBy('invited_at')
        .execute(),
    mailsOf: async (applicantId: string) =>
      ownerDb
        .selectFrom('outgoing_messages')
        .selectAll()
        .where('applicant_id', '=', applicantId)
        .orderBy('created_at')
        .execute(),
    setRequest: async (id: string, values: { state?: 'written' | 'declined'; at?: Date; opened?: Date }) => {
      const { state, at = clock.now(), opened } = values;
      await ownerDb
        .updateTable('recommendations')
        .set({
          ...(state === undefined ? {} : { state }),
          ...(state === 'written' ? { written_at: at } : {}),
          ...(state === 'declined' ? { declined_at: at, decline_reason: 'noTime', decline_words: 'Sorry' } : {}),
          ...(opened === undefined ? {} : { opened_at: opened }),
        })
        .where('id', '=', id)
        .execute();
    },
  };
}

export type Referees = Awaited<ReturnType<typeof openReferees>>;

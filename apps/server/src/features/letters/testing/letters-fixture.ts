import { randomUUID } from 'node:crypto';
import {
  applicantInfo,
  carryLetter,
  declineLetter,
  recommendFiled,
  recommendLogin,
  saveLetter,
  saveParticulars,
  submitLetter,
} from '@portico/contract/recommendations';
import type { InputOf } from '@portico/contract/route';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule, buildSwitch } from '@portico/form-engine/testing/build-form';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { openClient } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { applicationOf, fillModule, publishForm } from '../../../testing/toys/toy-forms.ts';
import { buildRequest } from '../../../testing/toys/toy-requests.ts';
import { buildApplicant, buildProject, type ToyProject } from '../../../testing/toys/toy-tenants.ts';
import { letterRows } from './letter-rows.ts';
import { beginToySheet } from '../../../testing/toys/toy-sheets.ts';

/**
 * The applicant names recommenders. A letter has a required field, one that depends on an answer, files, rows, and an
 * empty module.
 */
const form: FormDefinition = {
  modules: [
    buildModule('person', [
      buildField('nick'),
      buildSwitch('abroad', ['visa']),
      buildField('secret', { preview: { sensitive: true } }),
      buildSwitch('ill', ['care'], { preview: { sensitive: true } }),
    ]),
    buildModule('named', [], {
      author: 'referees',
      groups: [buildGroup('referees', [buildField('who'), buildField('mail', { text: { nature: 'email' } })])],
    }),
    buildModule(
      'letter',
      [
        buildField('praise', { type: 'long-text', required: true }),
        buildSwitch('known', ['years']),
        buildField('years', { required: true, startsShown: false }),
        buildField('visa', { startsShown: false }),
        buildField('care', { startsShown: false }),
        buildField('paper', { type: 'upload', files: { most: 2, types: ['pdf'] } }),
      ],
      {
        author: 'recommender',
        required: true,
        groups: [buildGroup('works', [buildField('work'), buildField('year')], { extraRows: 20 })],
      },
    ),
    buildModule('more', [buildField('note', { required: true }), buildField('sign', { type: 'signature' })], {
      author: 'recommender',
    }),
  ],
};

interface Options {
  readonly menuid?: string;
  readonly revision?: number;
  readonly key?: string;
  readonly version?: string;
}

/** A server with a project that accepts letters, and a client that calls it like the recommenders' portal does. */
export async function openLetters() {
  const server = await openTestServer();
  const { ownerDb } = server;
  const client = openClient(server.app);
  const project = await buildProject(ownerDb, { slug: 'letters' });
  const rows = letterRows(server, project);
  const firstVersions = new Map<string, string>();

  const publish = async (where: ToyProject, definition = form): Promise<string> => {
    const version = await publishForm(ownerDb, where, definition);
    firstVersions.set(where.id, firstVersions.get(where.id) ?? version);
    return version;
  };
  const version = await publish(project);

  /** Writes referee rows into an application, as a save by the applicant would. */
  const name = async (applicant: string, emails: readonly string[], rest: FormAnswers['fields'] = {}) => {
    const referees = emails.map((email) => ({ who: { value: 'Prof. Wu' }, mail: { value: email } }));
    await fillModule(ownerDb, applicant, 'named', { fields: {}, rows: { referees } });
    await fillModule(ownerDb, applicant, 'person', { fields: rest, rows: {} });
  };

  /** An applicant who has sent a request; with one session by the link and one by the code. */
  const invite = async (
    where = project,
    email = `wu-${randomUUID()}@example.org`,
    answers: FormAnswers['fields'] = {},
  ) => {
    const applicant = await buildApplicant(ownerDb, where, { batchId: where.batchId, state: 1 });
    await name(applicant.id, [email], answers);
    const application = await applicationOf(ownerDb, applicant.id);
    // The state after a first save.
    await beginToySheet(ownerDb, application.id, firstVersions.get(where.id));
    const request = await buildRequest(ownerDb, where, applicant, { email, name: 'Prof. Wu' });
    const uid = request.id;
    const [token, byCode] = [await rows.signIn(email, uid), await rows.signIn(email, null)];
    return { uid, email, applicant, applicationId: application.id, link: request.link, token, byCode };
  };

  return {
    ...server,
    ...rows,
    client,
    project,
    version,
    publish,
    name,
    invite,
    filed: (token: string | undefined, uid: string) => client.as({ token }).call(recommendFiled, { uid }),
    save: (
      token: string | undefined,
      uid: string,
      changes: object,
      { menuid = 'letter', revision = 0, key, version: seen }: Options = {},
    ) => {
      const sent = { uid, menuid, revision, changes: JSON.stringify(changes) };
      const input = seen === undefined ? sent : { ...sent, form_version: seen };
      return client.as({ token }).call(saveLetter, input, { key });
    },
    submit: (token: string, uid: string, key?: string, seen = version) =>
      client.as({ token }).call(submitLetter, { uid, form_version: seen, agreed: '1' }, { key }),
    decline: (token: string, uid: string, fields: Partial<InputOf<typeof declineLetter>> = {}, key?: string) =>
      client.as({ token }).call(declineLetter, { uid, ...fields }, { key }),
    carry: (token: string, uid: string, from: string) => client.as({ token }).call(carryLetter, { uid, from }),
    info: (token: string, uid: string) => client.as({ token }).call(applicantInfo, { uid }),
    saveInfo: (token: string, uid: string, fields: Partial<InputOf<typeof saveParticulars>>) =>
      client.as({ token }).call(saveParticulars, { uid, ...fields }),
    login: (link: string, domain = project.slug) => client.send(recommendLogin, { domain, token: link }),
  };
}

export type Letters = Awaited<ReturnType<typeof openLetters>>;

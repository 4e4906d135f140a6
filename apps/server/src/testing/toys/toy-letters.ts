import { randomUUID } from 'node:crypto';
import { saveLetter, submitLetter } from '@portico/contract/recommendations';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import { frozenNow } from '../frozen-clock.ts';
import { buildRequest, enterByToyAddress, enterByToyLink } from './toy-requests.ts';
import { buildApplicant, buildProject, type ToyProject } from './toy-tenants.ts';
import { pdf, png } from '../../features/uploads/testing/sample-files.ts';
import { openUploads, type Sending } from '../../features/uploads/testing/upload-fixture.ts';
import { publishForm } from './toy-forms.ts';
import { beginToySheet } from './toy-sheets.ts';

/** Applicants name recommenders, who write, upload a file and sign. */
export const letterForm: FormDefinition = {
  modules: [
    buildModule('papers', [buildField('any', { type: 'upload', files: { most: 3 } })]),
    buildModule('referees', [], {
      author: 'referees',
      groups: [buildGroup('named', [buildField('who'), buildField('mail', { text: { nature: 'email' } })])],
    }),
    buildModule(
      'letter',
      [
        buildField('praise', { type: 'long-text' }),
        buildField('doubts', { preview: { sensitive: true } }),
        buildField('paper', { type: 'upload', files: { types: ['pdf', 'png'], megabytes: 1, most: 2 } }),
        buildField('hand', { type: 'signature' }),
      ],
      { author: 'recommender' },
    ),
  ],
};

type Opened = Awaited<ReturnType<typeof openUploads>>;

/** A server with two projects that ask for letters. */
export async function openLetters(environment?: Parameters<typeof openUploads>[1]) {
  const opened = await openUploads(undefined, environment);
  const { ownerDb } = opened;
  const here = await buildProject(ownerDb, { slug: `letters-${randomUUID().slice(0, 8)}` });
  const elsewhere = await buildProject(ownerDb, { slug: `letters-${randomUUID().slice(0, 8)}` });
  const versions = new Map<string, string>();
  for (const project of [here, elsewhere]) versions.set(project.id, await publishForm(ownerDb, project, letterForm));

  /** A recommender who was asked for a letter, signed in by the link. */
  const invite = async (options: InviteOptions = {}) => {
    const { project = here, email = `${randomUUID()}@university.example` } = options;
    const applicant =
      options.applicant ?? (await buildApplicant(ownerDb, project, { batchId: project.batchId, userType: 'ssm' }));
    const request = await buildRequest(ownerDb, project, applicant, { email });
    await addReferee(opened, project, request.applicationId, email);
    return { ...request, applicant, project, token: await enterByToyLink(ownerDb, project, request.link) };
  };

  const bring = (token: string, letter: string, content: Uint8Array, sending: Sending = {}) => {
    const { field = 'paper', menu = 'letter', name = 'paper.pdf', ...rest } = sending;
    return opened.upload(token, content, { field, menu, name, more: { letter }, ...rest });
  };

  const save = (token: string, uid: string, changes: object, revision = 0) =>
    opened.as(token).call(saveLetter, { uid, menuid: 'letter', revision, changes: JSON.stringify(changes) });

  const submit = (token: string, { id: uid, project }: { readonly id: string; readonly project: ToyProject }) =>
    opened.as(token).call(submitLetter, { uid, form_version: versions.get(project.id) ?? '', agreed: '1' });

  /** Submits a letter with text, a sensitive answer, and a file. */
  const write = async (invited: Awaited<ReturnType<typeof invite>>, praise = 'say-praise') => {
    const { uid } = await bring(invited.token, invited.id, pdf);
    await save(invited.token, invited.id, { praise, doubts: 'say-doubts', paper: [{ uid, name: 'x', url: '/x' }] });
    await submit(invited.token, invited);
    return { uid };
  };

  return {
    ...opened,
    write,
    pdf,
    png,
    here,
    elsewhere,
    versions,
    invite,
    bring,
    save,
    submit,
    nameReferee: (project: ToyProject, application: string, email: string) =>
      addReferee(opened, project, application, email),
    byCode: (email: string) => enterByToyAddress(ownerDb, email),
    open: async (uid: string, headers: Record<string, string>) =>
      (await opened.read(`/v1/public/file/${uid}`, headers)).status,
    setPolicy: (project: ToyProject, applicantReads?: string) =>
      ownerDb
        .updateTable('projects')
        .set({ letters: JSON.stringify({ applicantReads }) })
        .where('id', '=', project.id)
        .execute(),
  };
}

interface InviteOptions {
  readonly project?: ToyProject;
  readonly email?: string;
  readonly applicant?: Awaited<ReturnType<typeof buildApplicant>>;
}

/** Adds a row to the referee module. */
async function addReferee({ ownerDb }: Opened, project: ToyProject, application: string, email: string): Promise<void> {
  const module = await ownerDb
    .selectFrom('sheet_modules')
    .select('values')
    .where('sheet_id', '=', application)
    .where('module_id', '=', 'referees')
    .executeTakeFirst();
  const referees = [
    ...(module?.values.rows['named'] ?? []),
    { who: { value: 'Toy Recommender' }, mail: { value: email } },
  ];
  const values = JSON.stringify({ fields: {}, rows: { named: referees } });
  const row = { project_id: project.id, sheet_id: application, module_id: 'referees' };
  await beginToySheet(ownerDb, application);
  await ownerDb
    .insertInto('sheet_modules')
    .values({ ...row, values, revision: '1', state: 1, saved_at: frozenNow })
    .onConflict((conflict) => conflict.columns(['sheet_id', 'module_id']).doUpdateSet({ values }))
    .execute();
}

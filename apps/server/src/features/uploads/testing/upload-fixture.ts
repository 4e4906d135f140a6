import { randomUUID } from 'node:crypto';
import type { InputOf } from '@portico/contract/route';
import { finishUpload, upload } from '@portico/contract/uploads';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import type { Language } from '@portico/form-engine/language';
import type { Storage } from '../../../platform/storage/storage.ts';
import { openClient, type TestClient } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { publishForm } from '../../../testing/toys/toy-forms.ts';
import { buildApplicant, buildProject } from '../../../testing/toys/toy-tenants.ts';

/** Fields for files of many kinds: in rows, attached to an option, and for a recommender. */
export const form: FormDefinition = {
  modules: [
    buildModule(
      'papers',
      [
        buildField('any', { type: 'upload', files: { most: 3 } }),
        buildField('photo', { type: 'upload', files: { types: ['jpg', 'jpeg', 'png'], megabytes: 1 } }),
        buildField('film', { type: 'video', files: { types: ['mp4'], megabytes: 300 } }),
        buildField('hand', { type: 'signature' }),
        buildField('word'),
        buildField('test', {
          type: 'select',
          options: [{ value: 'x', label: { sc: 'x', tc: 'x', en: 'x' } }],
          takesAttachments: true,
          files: { types: ['pdf'], megabytes: 1, most: 2 },
        }),
      ],
      { groups: [buildGroup('jobs', [buildField('proof', { type: 'upload' }), buildField('post')])] },
    ),
    buildModule('letter', [buildField('theirs', { type: 'upload' })], { author: 'recommender' }),
  ],
};

export interface Sending {
  readonly name?: string;
  readonly field?: string;
  readonly menu?: string;
  readonly key?: string;
  readonly lang?: Language;
  readonly more?: Partial<InputOf<typeof upload>>;
}

/** A listening server, with a project whose form takes files. */
export async function openUploads(
  wrap?: (storage: Storage) => Storage,
  environment?: Readonly<Record<string, string>>,
) {
  const server = await openTestServer([], wrap, environment);
  const { app, ownerDb } = server;
  const project = await buildProject(ownerDb, { slug: `uploads-${randomUUID().slice(0, 8)}` });
  await publishForm(ownerDb, project, form);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  const client = openClient(app, project);
  const as = (token?: string) => client.as({ token });

  const tus = (token: string) => {
    const usual = { token, lang: 'en', 'tus-resumable': '1.0.0' };
    return {
      create: (length: number, metadata: Record<string, string>) =>
        fetch(`${origin}/v1/public/upload/resumable`, {
          method: 'POST',
          headers: {
            ...usual,
            'upload-length': String(length),
            'upload-metadata': Object.entries({ menu_id: 'papers', ...metadata })
              .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
              .join(','),
          },
        }),
      patch: (location: string, offset: number, body: Uint8Array, signal?: AbortSignal) =>
        fetch(`${origin}${location}`, {
          method: 'PATCH',
          headers: {
            ...usual,
            'upload-offset': String(offset),
            'content-type': 'application/offset+octet-stream',
          },
          body: new Uint8Array(body),
          ...(signal === undefined ? {} : { signal }),
        }),
      offset: async (location: string) => {
        const answer = await fetch(`${origin}${location}`, { method: 'HEAD', headers: usual });
        return answer.ok ? Number(answer.headers.get('upload-offset')) : answer.status;
      },
      remove: (location: string) => fetch(`${origin}${location}`, { method: 'DELETE', headers: usual }),
      finish: (location: string) =>
        as(token).call(finishUpload, { uid: location.slice(location.lastIndexOf('/') + 1) }),
    };
  };

  const objects = async (prefix: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of server.storage.list(prefix)) keys.push(key);
    return keys.toSorted();
  };

  return {
    ...server,
    origin,
    project,
    as,
    staff: (cookie: string) => client.as({ cookie }),
    upload: (token: string | undefined, content: Uint8Array, sending?: Sending) =>
      uploadFile(as(token), content, sending),
    tus,
    objects,
    read: (url: string, headers: Record<string, string>) => fetch(`${origin}${url}`, { headers }),
    async close() {
      // Otherwise closing would wait for connections that become idle meanwhile.
      const closing = server.close();
      app.server.closeAllConnections();
      await closing;
    },
    applicant: (where = project) => buildApplicant(ownerDb, where, { batchId: where.batchId, userType: 'ssm' }),
    fileRow: (id: string) => ownerDb.selectFrom('stored_files').selectAll().where('id', '=', id).executeTakeFirst(),
  };
}

/** Uploads a file as the client's user. */
export function uploadFile(client: TestClient, content: Uint8Array, sending: Sending = {}) {
  const { name = 'paper.pdf', field = 'any', menu = 'papers', key, lang = 'en', more } = sending;
  const file = new File([new Uint8Array(content)], name);
  return client.call(upload, { id: field, menu_id: menu, lang, ...more, file }, { key, language: lang });
}

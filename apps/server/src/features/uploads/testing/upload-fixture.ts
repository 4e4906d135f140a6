import { randomUUID } from 'node:crypto';
import type { FormDefinition } from '@portico/form-engine/definition/form-definition';
import { buildField, buildGroup, buildModule } from '@portico/form-engine/testing/build-form';
import type { Storage } from '../../../platform/storage/storage.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { buildApplicant, buildProject } from '../../../testing/toy-tenants.ts';

/** Fields that take files of many kinds, in rows, beside an option, and a recommender's. */
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

interface Sending {
  readonly name?: string;
  readonly field?: string;
  readonly menu?: string;
  readonly key?: string;
  readonly lang?: string;
  readonly more?: Readonly<Record<string, string>>;
}

/** A server that listens, with a project whose form takes files. */
export async function openUploads(
  wrap?: (storage: Storage) => Storage,
  environment?: Readonly<Record<string, string>>,
) {
  const server = await openTestServer([], wrap, environment);
  const { app, ownerDb } = server;
  const project = await buildProject(ownerDb, { slug: `uploads-${randomUUID().slice(0, 8)}` });
  await ownerDb
    .insertInto('form_versions')
    .values({ id: randomUUID(), project_id: project.id, number: 1, definition: JSON.stringify(form) })
    .execute();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  const upload = async (token: string | undefined, content: Uint8Array, sending: Sending = {}) => {
    const { name = 'paper.pdf', field = 'any', menu = 'papers', key, lang = 'en', more = {} } = sending;
    const body = new FormData();
    for (const [part, value] of Object.entries({ id: field, menu_id: menu, lang, ...more })) body.set(part, value);
    body.set('file', new Blob([new Uint8Array(content)]), name);
    const answer = await fetch(`${origin}/enroll/v1/public/upload`, {
      method: 'POST',
      body,
      headers: {
        lang,
        ...(token === undefined ? {} : { token }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
    });
    return { http: answer.status, cookies: answer.headers.getSetCookie(), ...(await answer.json()) };
  };

  const post = async (path: string, fields: Record<string, string>, token?: string) => {
    const headers = { lang: 'en', ...(token === undefined ? {} : { token }) };
    const body = new URLSearchParams(fields);
    const answer = await fetch(`${origin}${path}`, { method: 'POST', body, headers });
    return { http: answer.status, ...(await answer.json()) };
  };

  const tus = (token: string) => {
    const usual = { token, lang: 'en', 'tus-resumable': '1.0.0' };
    return {
      create: (length: number, named: Record<string, string>) =>
        fetch(`${origin}/v1/public/upload/resumable`, {
          method: 'POST',
          headers: {
            ...usual,
            'upload-length': String(length),
            'upload-metadata': Object.entries({ menu_id: 'papers', ...named })
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
        post('/v1/public/upload/finish', { uid: location.slice(location.lastIndexOf('/') + 1) }, token),
    };
  };

  const objects = async (place: string): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of server.storage.list(place)) keys.push(key);
    return keys.toSorted();
  };

  return {
    ...server,
    origin,
    project,
    upload,
    post,
    tus,
    objects,
    read: (url: string, headers: Record<string, string>) => fetch(`${origin}${url}`, { headers }),
    async close() {
      // A connection that falls idle while the server closes would be waited for.
      const closing = server.close();
      app.server.closeAllConnections();
      await closing;
    },
    applicant: (where = project) => buildApplicant(ownerDb, where, { batchId: where.batchId, userType: 'ssm' }),
    fileRow: (id: string) => ownerDb.selectFrom('stored_files').selectAll().where('id', '=', id).executeTakeFirst(),
  };
}

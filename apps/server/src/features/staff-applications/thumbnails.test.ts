import { Readable } from 'node:stream';
import { staffPreview } from '@portico/contract/staff-applications';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileKey } from '../../platform/storage/object-keys.ts';
import { buildFile } from '../../testing/toys/toy-forms.ts';
import { openStaffing } from './testing/staff-fixture.ts';

let opened: Awaited<ReturnType<typeof openStaffing>>;

beforeAll(async () => {
  opened = await openStaffing();
});
afterAll(() => opened.close());

describe('a picture in the preview', () => {
  it('is a small copy, which opens no file; the picture itself is logged when somebody opens it', async () => {
    const other = await opened.applicant();
    const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    const file = await buildFile(opened.ownerDb, other.id, {
      module: 'person',
      key: 'photo',
      name: 'me.png',
      type: 'image/png',
      size: content.length,
    });
    await opened.storage.put(fileKey(file.uid), Readable.from([content]));
    const answers = { photo: { value: [{ uid: file.uid, name: 'me.png', url: file.url }] } };
    await opened.ownerDb
      .updateTable('sheet_modules')
      .set({ values: JSON.stringify({ fields: answers, rows: {} }) })
      .where('sheet_id', '=', other.application)
      .where('module_id', '=', 'person')
      .execute();

    const { id, cookie } = await opened.staff('reviewer', opened.mine.orgId);
    const input = { application: other.application };
    const text = JSON.stringify(await opened.client.as({ cookie }).call(staffPreview, input));
    const address = `/staff/v1/file/${file.uid}`;
    expect(text).toContain(`"iconUrl":"${address}/thumbnail"`);
    const small = await opened.client.as({ cookie }).fetch(`${address}/thumbnail`);
    expect([small.status, small.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 240, height: 160 });
    const again = { headers: { 'if-none-match': small.headers.get('etag') ?? '' } };
    expect((await opened.client.as({ cookie }).fetch(`${address}/thumbnail`, again)).status).toBe(304);
    expect((await opened.logOf(id)).map(({ action }) => action)).toEqual(['read application']);

    expect((await opened.file(file.uid, cookie)).status).toBe(200);
    expect((await opened.logOf(id)).map(({ action }) => action)).toEqual(['read application', 'read file']);

    const foreign = await opened.staff('owner', opened.theirs.orgId);
    expect((await opened.client.as(foreign).fetch(`${address}/thumbnail`)).status).toBe(404);
    expect((await opened.client.fetch(`${address}/thumbnail`)).status).toBe(401);
    const scan = `/staff/v1/file/${other.files['scan']}/thumbnail`;
    expect((await opened.client.as({ cookie }).fetch(scan)).status).toBe(404);
  });
});

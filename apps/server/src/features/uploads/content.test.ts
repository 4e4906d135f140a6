import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal, refused } from '../../testing/client.ts';
import * as samples from './testing/sample-files.ts';
import { openUploads } from './testing/upload-fixture.ts';

let uploads: Awaited<ReturnType<typeof openUploads>>;
let token: string;

beforeAll(async () => {
  uploads = await openUploads();
  ({ token } = await uploads.applicant());
  await uploads.ownerDb.updateTable('projects').set({ files_per_person_mb: 100 }).execute();
});
afterAll(() => uploads.close());

const text = Buffer.from('姓名,分数\n王,99\n');
const gbk = Buffer.from('d0d5c3fb2cb7d6cafd0d0a', 'hex');
const wide = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('text', 'utf16le')]);
const program = Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(64)]);

const accepted: readonly (readonly [string, Buffer, string, string])[] = [
  ['paper.pdf', samples.pdf, 'application/pdf', 'any'],
  ['PAPER.PDF', Buffer.concat([Buffer.from('\n'), samples.pdf]), 'application/pdf', 'any'],
  ['old.doc', samples.compound, 'application/msword', 'any'],
  ['old.xls', samples.compound, 'application/vnd.ms-excel', 'any'],
  ['old.ppt', samples.compound, 'application/vnd.ms-powerpoint', 'any'],
  ['new.docx', samples.docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'any'],
  ['new.xlsx', samples.xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'any'],
  ['notes.txt', text, 'text/plain; charset=utf-8', 'any'],
  ['old-notes.txt', gbk, 'text/plain; charset=utf-8', 'any'],
  ['wide-notes.txt', wide, 'text/plain; charset=utf-8', 'any'],
  ['all.zip', samples.zip('a.txt'), 'application/zip', 'any'],
  ['all.rar', samples.rar, 'application/vnd.rar', 'any'],
  ['all.7z', samples.sevenZip, 'application/x-7z-compressed', 'any'],
  ['me.mp4', samples.film('isom'), 'video/mp4', 'film'],
  ['me.mp4', samples.film('M4V '), 'video/mp4', 'film'],
  ['me.webm', samples.webm, 'video/webm', 'film'],
];

describe('what is what its name says', () => {
  it.each(accepted)('%s is taken as it is', async (name, content, type, field) => {
    const file = await uploads.upload(token, content, { name, field });
    expect(file).toMatchObject({ name, size: content.length, type, url: `/v1/public/file/${file.uid}` });
    const served = await uploads.read(file.url, { token });
    expect(Buffer.from(await served.arrayBuffer()).equals(content)).toBe(true);
  });
});

describe('what is something else', () => {
  it.each([
    ['paper.pdf', program],
    ['paper.pdf', samples.docx],
    ['new.docx', samples.zip('a.txt')],
    ['new.docx', samples.xlsx.subarray(30)],
    ['new.docx', samples.compound],
    ['old.doc', samples.docx],
    ['notes.txt', program],
    ['notes.txt', Buffer.concat([text, Buffer.alloc(100_000, 'a'), Buffer.of(0)])],
    ['all.zip', samples.rar],
    ['photo.jpg', samples.pdf],
    ['photo.jpg', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ])('%s is refused', async (name, content) => {
    expect(await refused(uploads.upload(token, content, { name }))).toBe('fileContent');
  });

  it('is told: an empty file', async () => {
    const answer = await refusal(uploads.upload(token, Buffer.alloc(0)));
    expect(answer).toMatchObject({ error: 'fileEmpty', message: 'This file is empty.' });
  });

  it.each(['photo.heic', 'photo.HEIF', 'photo.jpg'])('is told what to do: HEIC as %s', async (name) => {
    const { error, message } = await refusal(uploads.upload(token, samples.heic, { name, field: 'photo' }));
    expect(error).toBe('fileHeic');
    expect(message).toContain('Most Compatible');
  });

  it('leaves nothing behind', async () => {
    const rows = await uploads.ownerDb.selectFrom('stored_files').select('id').execute();
    expect(await uploads.objects('files')).toEqual(rows.map(({ id }) => `files/${id}`).toSorted());
    expect(await uploads.objects('incoming')).toEqual([]);
    expect(await uploads.objects('drafts')).toEqual([]);
  });
});

describe('what the field does not take', () => {
  it('is refused by name, with what it takes', async () => {
    const english = await refusal(uploads.upload(token, samples.pdf, { field: 'photo' }));
    const sentence = 'Please upload a document in JPG or JPEG or PNG format.';
    expect(english).toMatchObject({ error: 'fileType', message: sentence });
    const chinese = await refusal(uploads.upload(token, samples.pdf, { field: 'photo', lang: 'sc' }));
    expect(chinese.message).toBe('请上传JPG或JPEG或PNG格式的文件。');
  });

  it('is refused by length, as soon as it is too long', async () => {
    const long = Buffer.concat([await samples.png(), Buffer.alloc(9 * 1_048_576)]);
    const answer = await refusal(uploads.upload(token, long, { name: 'a.png', field: 'photo' }));
    expect(answer).toMatchObject({ error: 'fileTooBig', message: 'Please upload a document less than 1MB' });
  });
});

describe('a picture', () => {
  it('is turned upright and loses what the camera noted', async () => {
    const { url, uid } = await uploads.upload(token, await samples.phonePhoto(), { name: 'me.jpg', field: 'photo' });
    const stored = Buffer.from(await (await uploads.read(url, { token })).arrayBuffer());
    const { width, height, orientation, exif } = await sharp(stored).metadata();
    expect({ width, height, orientation, exif }).toEqual({
      width: 20,
      height: 40,
      orientation: undefined,
      exif: undefined,
    });
    expect(stored.includes('Secret Person')).toBe(false);
    expect(await uploads.fileRow(uid)).toMatchObject({ width: 20, height: 40, size: String(stored.length) });
  });

  it('does not grow beyond what was sent', async () => {
    const noise = Buffer.alloc(900 * 600 * 3).map((_byte, at) => (at * 7_919 + (at >> 3) * 31) % 251);
    const sent = await sharp(noise, { raw: { width: 900, height: 600, channels: 3 } })
      .jpeg({ quality: 70 })
      .toBuffer();
    const { size } = await uploads.upload(token, sent, { name: 'noise.jpg', field: 'photo' });
    expect(size).toBeLessThanOrEqual(sent.length);
  });

  it('of too many pixels is refused before it is unpacked', async () => {
    const bomb = await samples.bomb(30_000, 30_000);
    expect(await refusal(uploads.upload(token, bomb, { name: 'bomb.png' }))).toMatchObject({
      error: 'filePixels',
      message: 'This picture has too many pixels: at most 64 million are taken. Please make it smaller and try again.',
    });
  });
});

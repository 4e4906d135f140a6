import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { createLogger } from '../../../platform/log.ts';
import { startDelivery } from '../../../platform/messaging/delivery/start-delivery.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { refused } from '../../../testing/client.ts';
import { frozenNow } from '../../../testing/frozen-clock.ts';
import { documentJobs } from './document-jobs.ts';
import { sweepDocuments } from './sweep-documents.ts';
import { openDocumentTests } from '../testing/documents-fixture.ts';

let tests: Awaited<ReturnType<typeof openDocumentTests>>;
const faults: { reading: boolean; writing: boolean; before: (key: string) => Promise<void> } = {
  reading: false,
  writing: false,
  before: async () => undefined,
};

/** A storage that can be made to fail. */
function failingStorage(storage: Storage): Storage {
  return {
    ...storage,
    async put(key, content) {
      if (faults.writing) throw new Error('disk full');
      await faults.before(key);
      return storage.put(key, content);
    },
    async get(key, range) {
      if (faults.reading) throw new Error('away');
      return storage.get(key, range);
    },
  };
}

beforeAll(async () => {
  tests = await openDocumentTests('making', failingStorage);
});
afterAll(() => tests.close());

const png = () =>
  sharp({ create: { width: 295, height: 413, channels: 4, background: '#3366aa80' } })
    .png()
    .toBuffer();

describe('an application with files', () => {
  it('is made by a job, with pictures shown, others named, and what is wrong said', async () => {
    const { id, token } = await tests.applicant();
    const papers = [
      await tests.file(id, '证件照.png', 'image/png', await png()),
      await tests.file(id, 'transcript.pdf', 'application/pdf', Buffer.from('%PDF-1.7')),
      await tests.file(id, 'broken.jpg', 'image/jpeg', Buffer.from('\xff\xd8\xffnothing more', 'latin1')),
      await tests.file(id, 'lost.jpg', 'image/jpeg'),
      { uid: '00000000-0000-4000-8000-000000000000', name: 'gone.pdf', url: '/v1/public/file/x', size: 5 },
    ];
    const signatures = [await tests.file(id, 'signature.png', 'image/png', await png())];
    await tests.answer(id, { name: '林', papers, hand: signatures });
    const requested = await tests.request(token);
    expect(requested).toMatchObject({ state: 'working', url: '', done: 0, of: 6 });
    expect((await tests.request(token)).uid).toBe(requested.uid);
    await tests.work(requested.uid);
    const made = await tests.state(requested.uid, token);
    expect(made).toMatchObject({ state: 'ready', done: 6, of: 6 });
    const { text, pictures } = await tests.read(made.url, token);
    expect(pictures).toBe(2);
    // A PDF may draw a name in two scripts as two text runs.
    const joined = text.replaceAll(' ', '');
    for (const name of ['证件照.png', 'transcript.pdfPDF,1KB', 'broken.jpg', 'lost.jpg', 'gone.pdf'])
      expect(joined).toContain(name);
    expect(text.split('此图片无法读取。')).toHaveLength(2);
    expect(text.split('此文件已不存在。')).toHaveLength(3);
  });

  it('may have two hundred of them, and tells how far it is', async () => {
    const { id, token } = await tests.applicant();
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
      .jpeg()
      .toBuffer();
    const papers = [];
    for (let count = 1; count <= 200; count += 1)
      papers.push(await tests.file(id, `p${count}.jpg`, 'image/jpeg', picture));
    await tests.answer(id, { papers });
    const { uid, ...state } = await tests.request(token);
    expect(state).toMatchObject({ state: 'working', of: 202 });
    const seen: number[] = [];
    const making = tests.work(uid);
    const watching = setInterval(() => void tests.state(uid, token).then((now) => seen.push(now.done)), 20);
    await making;
    clearInterval(watching);
    const ready = await tests.state(uid, token);
    expect(ready).toMatchObject({ state: 'ready', done: 202 });
    expect(seen.some((done) => done > 0 && done < 200)).toBe(true);
    const { pictures, text, pages } = await tests.read(ready.url, token);
    expect(pictures).toBe(200);
    expect(text).toContain('p200.jpg');
    expect(pages.at(-1)).toContain(`${pages.length} / ${pages.length}`);
  });
});

describe('storage that is unavailable', () => {
  it('leaves a small document to its job, which fails in the end and can be asked for again', async () => {
    const { token } = await tests.applicant({ name: 'Away' });
    faults.writing = true;
    const { uid, ...state } = await tests.request(token);
    expect(state).toMatchObject({ state: 'working' });
    await expect(tests.work(uid)).rejects.toThrow('document-later');
    expect((await tests.state(uid, token)).state).toBe('working');
    await tests.work(uid, true);
    expect(await tests.state(uid, token)).toMatchObject({ state: 'failed', url: '' });
    faults.writing = false;
    const again = await tests.request(token);
    expect(again.uid).not.toBe(uid);
    expect(again.state).toBe('ready');
  });

  it('is waited for when it holds the pictures: none is left out', async () => {
    const { id, token } = await tests.applicant();
    await tests.answer(id, { papers: [await tests.file(id, 'a.png', 'image/png', await png())] });
    const { uid } = await tests.request(token);
    faults.reading = true;
    await expect(tests.work(uid)).rejects.toThrow('document-later');
    faults.reading = false;
    await tests.work(uid);
    expect((await tests.read(`/v1/public/file/document/${uid}`, token)).pictures).toBe(1);
  });
});

describe('a document that is not wanted any more', () => {
  it('leaves nothing in storage', async () => {
    const { id, token } = await tests.applicant();
    await tests.answer(id, { papers: [await tests.file(id, 'a.png', 'image/png', await png())] });
    const { uid } = await tests.request(token);
    faults.before = async () => {
      await tests.ownerDb.deleteFrom('documents').where('id', '=', uid).execute();
    };
    await tests.work(uid);
    faults.before = async () => undefined;
    expect(await tests.storage.size(`documents/${uid}`)).toBeUndefined();
    await tests.work(uid);
  });

  it('is swept, and so is what has no row', async () => {
    const { token } = await tests.applicant({ name: 'Swept' });
    const { uid } = await tests.request(token);
    const key = `documents/${uid}`;
    const { jobs } = tests.database;
    await sweepDocuments(jobs, tests.storage, new Date(frozenNow.getTime() + 59 * 60_000));
    expect(await tests.storage.size(key)).toBeGreaterThan(0);
    expect(await sweepDocuments(jobs, tests.storage, new Date(frozenNow.getTime() + 61 * 60_000))).toBeGreaterThan(0);
    expect(await tests.storage.size(key)).toBeUndefined();
    expect(await refused(tests.state(uid, token))).toBe('notFound');
    await tests.storage.put(key, Readable.from([Buffer.of(1)]));
    const soon = new Date(systemClock.now().getTime() + 3_600_000);
    expect(await sweepDocuments(jobs, tests.storage, soon)).toBe(0);
    expect(await sweepDocuments(jobs, tests.storage, new Date(soon.getTime() + 2 * 3_600_000))).toBe(1);
    expect(await tests.storage.size(key)).toBeUndefined();
  });
});

it('the queue makes requested documents, and sweeps on schedule', async () => {
  const { id, token } = await tests.applicant();
  await tests.answer(id, { papers: [await tests.file(id, 'a.png', 'image/png', await png())] });
  const { uid } = await tests.request(token);
  const { database, storage, clock, ownerUrl } = tests;
  const log = createLogger('silent');
  const jobs = documentJobs({ database, storage, clock, log });
  const delivery = await startDelivery({ ownerUrl, database, drivers: [], clock, log, jobs });
  try {
    const state = async () => (await tests.state(uid, token)).state;
    await expect.poll(state).toBe('ready');
    expect(jobs.cron).toMatchObject([{ task: 'sweep_documents' }]);
  } finally {
    await delivery.stop();
  }
});

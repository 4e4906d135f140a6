import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf } from './features.ts';
import { film, pdf } from './features/uploads/testing/sample-files.ts';
import { openUploads } from './features/uploads/testing/upload-fixture.ts';
import { buildPng } from './platform/files/pictures/testing/build-png.ts';
import { longestStretch } from './testing/longest-stretch.ts';
import { applicationOf } from './testing/toys/toy-forms.ts';
import { buildStaff } from './testing/toys/toy-staff.ts';
import { buildApplicant } from './testing/toys/toy-tenants.ts';

let uploads: Awaited<ReturnType<typeof openUploads>>;
let token: string;
let cookie: string;
let application: string;
let applicant: string;

beforeAll(async () => {
  uploads = await openUploads();
  const { ownerDb, project } = uploads;
  ({ token } = await uploads.applicant());
  const submitted = await buildApplicant(ownerDb, project, { batchId: project.batchId, state: 2 });
  ({ cookie } = await buildStaff(ownerDb, { role: 'administrator', orgId: project.orgId }));
  ({ id: application } = await applicationOf(ownerDb, submitted.id));
  applicant = submitted.id;
});
afterAll(() => uploads.close());

type Body = readonly (string | Buffer)[];

/** One sender's request must not delay others for longer. */
const mostMs = 50;
const megabyte = 1_048_576;
const edge = 'edge';
const part = (name: string, rest = '') => `--${edge}\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`;
const field = (id: string) => `${part('id')}${id}\r\n${part('menu_id')}papers\r\n`;
const entry = () => `${part('application')}${application}\r\n${part('entry')}${randomUUID()}\r\n`;
const ofProject = () => `${part('project')}${uploads.project.id}\r\n`;
const message = () => `${part('id')}${randomUUID()}\r\n`;
const toApplicant = () =>
  `${part('project')}${uploads.project.id}\r\n${part('applicant')}${applicant}\r\n${part('message')}${randomUUID()}\r\n`;
const fileNamed = (name: string) => part('file', `; filename="${name}"`);
const end = `\r\n--${edge}--\r\n`;
const zeros = Buffer.alloc(8 * megabyte);
const manyFields = Array.from({ length: 5_000 }, (_, at) => `${part(`k${at}`)}x\r\n`).join('');

/** Like a socket: one piece in each turn of the event loop. */
async function* inPieces(body: Body) {
  for (const whole of body.map((one) => Buffer.from(one)))
    for (let at = 0; at < whole.length; at += 65_536) {
      await setImmediate();
      yield whole.subarray(at, at + 65_536);
    }
}

async function send(url: string, body: Body): Promise<'accepted' | 'refused' | 'failed'> {
  const headers = { token, cookie, 'content-type': `multipart/form-data; boundary=${edge}` };
  const payload = Readable.from(inPieces(body));
  const answer = await uploads.app.inject({ method: 'POST', url, headers, payload });
  if (answer.statusCode >= 500) return 'failed';
  return answer.statusCode === 200 && answer.json().status === 200 ? 'accepted' : 'refused';
}

const routes = () => callsOf(uploads).flatMap(({ route }) => (route.encoding === 'multipart' ? [route] : []));

/** Noise, which no encoder can compress. */
function noisePng(side: number): Buffer {
  const lines = randomBytes((side + 1) * side);
  for (let at = 0; at < lines.length; at += side + 1) lines[at] = 0;
  return buildPng(side, 8, lines);
}

describe('a body in parts', () => {
  const broken: Readonly<Record<string, Body>> = {
    'has far too many fields and breaks off': [manyFields],
    'has nothing but edges': [`--${edge}\r\n`.repeat(20_000)],
    'breaks off in a part without a name': [`--${edge}\r\n\r\nx`],
    'breaks off in its head': [`--${edge}\r\ncontent-disposition: form-da`],
    'breaks off in a second file': [fileNamed('a.pdf'), 'x\r\n', fileNamed('b.pdf'), 'y'],
    'breaks off in a file of another name': [part('other', '; filename="a.pdf"'), 'x'],
    'is empty': [],
    'is all preamble': ['x'.repeat(megabyte)],
  };

  // An unhandled error event would crash the process; here it fails the run.
  it.each(Object.entries(broken))('that %s is refused, and that is all', async (_what, body) => {
    for (const { path } of routes()) expect(await send(path, body)).toBe('refused');
  });

  const picture = noisePng(3_000);
  // A call that is missing here fails the test below, which names it.
  const largest: Readonly<Record<string, Readonly<Record<string, () => Body>>>> = {
    portrait: { 'a picture': () => [fileNamed('me.png'), noisePng(1_500), end] },
    upload: {
      'a film': () => [field('film'), fileNamed('me.mp4'), film('isom'), zeros, end],
      'a picture': () => [field('any'), fileNamed('me.png'), picture, end],
    },
    uploadForFlow: {
      'a paper': () => [entry(), fileNamed('list.pdf'), pdf, zeros, zeros, end],
      'a picture': () => [entry(), fileNamed('me.png'), picture, end],
    },
    addContentFile: {
      'a paper': () => [ofProject(), fileNamed('list.pdf'), pdf, zeros, zeros, end],
      'a picture': () => [ofProject(), fileNamed('me.png'), picture, end],
    },
    uploadForMessage: { 'a picture': () => [message(), fileNamed('me.png'), picture, end] },
    uploadForAnswer: { 'a picture': () => [toApplicant(), fileNamed('me.png'), picture, end] },
    // What these accept is read and compared in domain/project-file/receive.
    createProjectFromFile: {},
    // What it accepts is small, and read in features/look.
    addLookPicture: {},
    compareProjectFile: {},
    applyProjectFile: {},
  };
  const odd: Readonly<Record<string, () => Body>> = {
    'a name of 1 MB': () => [field('film'), fileNamed(`${'字'.repeat(350_000)}.mp4`), film('isom'), end],
    'a field of 8 MB': () => [part('id'), zeros, end],
    'far too many fields': () => [manyFields, end],
    'nothing but edges': () => [`--${edge}\r\n`.repeat(100_000)],
    'a project file that nests without end': () => [fileNamed('p.json'), '['.repeat(8 * megabyte), end],
  };

  it('holds nobody up, however large it is', { timeout: 240_000 }, async () => {
    expect(Object.keys(largest)).toEqual(routes().map(({ name }) => name));
    const slow: string[] = [];
    for (const { name, path } of routes()) {
      const accepted = largest[name] ?? {};
      for (const [what, build] of Object.entries({ ...accepted, ...odd })) {
        const body = build();
        const outcomes = new Set<string>();
        const ms = await longestStretch(async () => outcomes.add(await send(path, body)), mostMs);
        if (ms > mostMs) slow.push(`${name}, ${what}: ${Math.round(ms)} ms`);
        expect([name, what, ...outcomes]).toEqual([name, what, what in accepted ? 'accepted' : 'refused']);
      }
    }
    expect(slow).toEqual([]);
  });
});

it('a body that can be resumed holds nobody up', { timeout: 60_000 }, async () => {
  const { create, offset } = uploads.tus(token);
  const append = async () => {
    const url = (await create(zeros.length, { id: 'film', filename: 'me.mp4' })).headers.get('location') ?? '';
    const type = { 'content-type': 'application/offset+octet-stream', 'content-length': String(zeros.length) };
    const headers = { token, 'tus-resumable': '1.0.0', 'upload-offset': '0', ...type };
    await uploads.app.inject({ method: 'PATCH', url, headers, payload: Readable.from(inPieces([zeros])) });
    expect(await offset(url)).toBe(zeros.length);
  };
  expect(await longestStretch(append, mostMs)).toBeLessThanOrEqual(mostMs);
});

import { drawnSignature } from '../../../testing/toys/toy-signature.ts';
import type { InjectOptions } from 'fastify';
import type { BegunLetter } from './letters-world.ts';

/** The ids of the letter that the calls name. */
export interface Target {
  /** The id of the request. */
  readonly uid: string;
  readonly paper: string;
  readonly hand: string;
  /** A file whose upload is incomplete. */
  readonly coming: string;
  readonly version: string;
  /** Added to every form and query. */
  readonly more?: Readonly<Record<string, string>>;
}

export function targetOf({ id, paper, hand, coming, project }: BegunLetter): Target {
  return { uid: id, paper, hand, coming, version: project.version };
}

type Sending = (target: Target) => InjectOptions | Promise<InjectOptions>;

const tus = { 'tus-resumable': '1.0.0' } as const;
const onItsWay = ({ coming }: Target) => `/v1/public/upload/resumable/${coming}`;

/** Every call that recommenders may make, by its name in the OpenAPI document, with valid input. */
export const recommenderCalls: Readonly<Record<string, Sending>> = {
  recommendList: get('/v1/enroll/recommend/list', () => ({})),
  recommendFiled: get('/v1/enroll/recommend/filed', ({ uid }) => ({ uid })),
  applicantInfo: get('/v1/recommend/applicantInfo', ({ uid }) => ({ uid })),
  saveParticulars: post('/v1/recommend/applicantInfo', ({ uid }) => ({ uid, title: 'Intruder' })),
  saveLetter: post('/v1/enroll/recommend/basic', ({ uid, version }) => ({
    uid,
    menuid: 'letter',
    revision: '1',
    form_version: version,
    changes: JSON.stringify({ words: 'intruded' }),
  })),
  carryLetter: post('/v1/enroll/recommend/carry', ({ uid }) => ({ uid, from: uid })),
  upload: async ({ uid, more }) => {
    const body = new FormData();
    const fields = { id: 'paper', menu_id: 'letter', letter: uid, ...more };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set('file', new Blob([`%PDF-1.7\nintruded\n%%EOF\n`]), 'intruded.pdf');
    const encoded = new Response(body);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '' };
    return { method: 'POST', url: '/v1/public/upload', headers, payload: Buffer.from(await encoded.arrayBuffer()) };
  },
  createUpload: ({ uid }) => ({
    method: 'POST',
    url: '/v1/public/upload/resumable',
    headers: {
      ...tus,
      'upload-length': '20',
      'upload-metadata': Object.entries({ filename: 'intruded.pdf', id: 'paper', menu_id: 'letter', letter: uid })
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  }),
  uploadOffset: (target) => ({ method: 'HEAD', url: onItsWay(target), headers: tus }),
  continueUpload: (target) => ({
    method: 'PATCH',
    url: onItsWay(target),
    headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    payload: Buffer.from('intruded'),
  }),
  finishUpload: post('/v1/public/upload/finish', ({ coming }) => ({ uid: coming })),
  giveUpUpload: (target) => ({ method: 'DELETE', url: onItsWay(target), headers: tus }),
  readFile: get(
    ({ paper }) => `/v1/public/file/${paper}`,
    () => ({}),
  ),
  viewOfficeFile: get(
    ({ paper }) => `/v1/public/file/${paper}/office`,
    () => ({}),
  ),
  uploadAutograph: post('/v1/enroll/apply/uploadAutograph', ({ uid }) => ({
    id: 'hand',
    menu_id: 'letter',
    letter: uid,
    autograph: JSON.stringify({ file: drawnSignature }),
  })),
  sign: post('/v1/enroll/apply/sign', ({ hand }) => ({ uid: hand, agreed: '1' })),
  declineLetter: post('/v1/enroll/recommend/decline', ({ uid }) => ({ uid, reason: 'noTime' })),
  submitLetter: post('/v1/enroll/recommend/submit', ({ uid, version }) => ({
    uid,
    form_version: version,
    agreed: '1',
  })),
  recommendLogout: post('/v1/enroll/recommend/logout', () => ({})),
};

type Fields = (target: Target) => Readonly<Record<string, string>>;

function get(path: string | ((target: Target) => string), fields: Fields): Sending {
  return (target) => {
    const query = new URLSearchParams({ ...fields(target), ...target.more }).toString();
    return { method: 'GET', url: `${typeof path === 'string' ? path : path(target)}?${query}` };
  };
}

function post(url: string, fields: Fields): Sending {
  return (target) => ({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...fields(target), ...target.more }).toString(),
  });
}

import { noticeCalendarPath } from '@portico/contract/calendar-file';
import { contentFilePath, staffContentFilePath } from '@portico/contract/content-files';
import { documentPath, staffDocumentPath } from '@portico/contract/documents';
import { lookPicturePath } from '@portico/contract/look';
import { fileSchemaPath, projectFilePath } from '@portico/contract/project-files';
import { newsPath } from '@portico/contract/messages';
import { receiptDocumentPath, receiptFilePath } from '@portico/contract/receipts';
import type { Audience } from '@portico/contract/route';
import type { StaffAbility } from '@portico/contract/staff-abilities';
import { singleSignOnReturn } from '@portico/contract/single-sign-on';
import { messageFilePath, staffNewsPath } from '@portico/contract/staff-messages';
import { logExportPath } from '@portico/contract/staff-log';
import { staffFilePath, thumbnailSuffix } from '@portico/contract/staff-applications';
import { filePath, officePath, resumablePath } from '@portico/contract/uploads';
import fastify, { type FastifyInstance } from 'fastify';
import { addEndpoints } from '../features.ts';
import { sealTicket } from '../features/uploads/office/office-link.ts';
import type { AppParts } from '../platform/app-parts.ts';
import { portraitPurpose } from '../domain/accounts/accounts.present.ts';
import { seal } from '../platform/secrets/seal.ts';
import { frozenNow } from '../testing/frozen-clock.ts';
import { testSecretKey } from '../testing/test-server.ts';
import type { Person } from './person/build-person.ts';
import type { Call } from './calls.ts';
import type { Caller } from './callers.ts';
import { sendRequest } from './send-call.ts';

type Init = Omit<RequestInit, 'method'> & { readonly path: string };
interface Request {
  readonly make: (person: Person, caller: Caller) => Init;
  readonly may?: StaffAbility;
  /** Allowed in admin edit mode, although it is not a GET. */
  readonly admitsStaff?: true;
}

const tus = { 'tus-resumable': '1.0.0' };
const arrivingOf = ({ ids }: Person, { audience }: Caller) =>
  audience === 'recommender' ? ids.arrivingPaper : ids.arriving;
const fileOf = ({ ids }: Person, { audience }: Caller) => (audience === 'recommender' ? ids.paper : ids.file);
const later = frozenNow.getTime() + 60_000;

/** How each endpoint is called about a person. An endpoint that is missing here fails the test. */
const requests: Readonly<Record<string, Request>> = {
  [`POST ${resumablePath}`]: {
    admitsStaff: true,
    make: ({ ids }, { audience }) => {
      const target =
        audience === 'recommender'
          ? { id: 'paper', menu_id: 'letter', letter: ids.request }
          : { id: 'any', menu_id: 'papers' };
      const metadata = Object.entries({ filename: 'a.pdf', ...target })
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(',');
      return { path: resumablePath, headers: { ...tus, 'upload-length': '10', 'upload-metadata': metadata } };
    },
  },
  [`HEAD ${resumablePath}/:uid`]: {
    admitsStaff: true,
    make: (person, caller) => ({ path: `${resumablePath}/${arrivingOf(person, caller)}`, headers: tus }),
  },
  [`PATCH ${resumablePath}/:uid`]: {
    admitsStaff: true,
    make: (person, caller) => ({
      path: `${resumablePath}/${arrivingOf(person, caller)}`,
      headers: {
        ...tus,
        'upload-offset': String(person.arrivingSize),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(),
    }),
  },
  [`DELETE ${resumablePath}/:uid`]: {
    admitsStaff: true,
    make: (person, caller) => ({ path: `${resumablePath}/${arrivingOf(person, caller)}`, headers: tus }),
  },
  [`GET ${filePath}/:uid`]: { make: (person, caller) => ({ path: `${filePath}/${fileOf(person, caller)}` }) },
  [`GET ${filePath}/:uid/office`]: {
    make: (person, caller) => ({ path: `${filePath}/${fileOf(person, caller)}/office` }),
  },
  [`GET ${officePath}/:name`]: {
    make: ({ ids, world }) => ({
      path: `${officePath}/file.pdf?ticket=${sealTicket(testSecretKey, { project: world.id, file: ids.file }, frozenNow)}`,
    }),
  },
  [`GET ${documentPath}/:uid`]: { make: ({ ids }) => ({ path: `${documentPath}/${ids.document}` }) },
  [`GET ${staffDocumentPath}/:uid`]: {
    may: 'applications.read',
    make: ({ ids }) => ({ path: `${staffDocumentPath}/${ids.staffDocument}` }),
  },
  [`GET ${staffFilePath}/:uid`]: {
    may: 'applications.read',
    make: ({ ids }) => ({ path: `${staffFilePath}/${ids.file}` }),
  },
  [`GET ${staffFilePath}/:uid${thumbnailSuffix}`]: {
    may: 'applications.read',
    make: ({ ids }) => ({ path: `${staffFilePath}/${ids.signature}${thumbnailSuffix}` }),
  },
  // Without time to stay open.
  [`GET ${newsPath}`]: { make: () => ({ path: `${newsPath}?seconds=0` }) },
  [`GET ${staffNewsPath}`]: {
    may: 'messages.read',
    make: ({ world }) => ({ path: `${staffNewsPath}?project=${world.id}&seconds=0` }),
  },
  [`GET ${messageFilePath}/:uid`]: {
    may: 'messages.read',
    make: ({ ids }) => ({ path: `${messageFilePath}/${ids.attachment}` }),
  },
  [`GET ${staffFilePath}/:uid/office`]: {
    may: 'applications.read',
    make: ({ ids }) => ({ path: `${staffFilePath}/${ids.file}/office` }),
  },
  [`GET ${receiptDocumentPath}`]: {
    make: ({ ids }) => ({ path: `${receiptDocumentPath}?submission=${ids.submission}` }),
  },
  [`GET ${receiptFilePath}`]: { make: ({ ids }) => ({ path: `${receiptFilePath}?submission=${ids.submission}` }) },
  'GET /staff/v1/outbox/html': {
    may: 'outbox.read',
    make: ({ world }) => ({ path: `/staff/v1/outbox/html?id=${world.message}` }),
  },
  [`GET ${singleSignOnReturn}`]: { make: () => ({ path: `${singleSignOnReturn}?code=x&state=in.x` }) },
  [`GET ${logExportPath}`]: {
    may: 'log.read',
    make: ({ ids }) => ({ path: `${logExportPath}?application=${ids.application}` }),
  },
  [`GET ${projectFilePath}`]: {
    may: 'settings.change',
    make: ({ world }) => ({ path: `${projectFilePath}?project=${world.id}` }),
  },
  [`GET ${lookPicturePath}`]: {
    may: 'look.edit',
    make: ({ world }) => ({ path: `${lookPicturePath}?project=${world.id}&digest=abc` }),
  },
  [`GET ${contentFilePath}/:project/:file`]: {
    make: ({ world }) => ({ path: `${contentFilePath}/${world.id}/${world.contentFile}` }),
  },
  [`GET ${staffContentFilePath}`]: {
    may: 'content.edit',
    make: ({ world }) => ({ path: `${staffContentFilePath}?project=${world.id}&file=${world.contentFile}` }),
  },
  [`GET ${noticeCalendarPath}/:project/:file`]: {
    make: ({ world }) => ({ path: `${noticeCalendarPath}/${world.id}/en.ics` }),
  },
  [`GET ${fileSchemaPath}`]: { make: () => ({ path: fileSchemaPath }) },
  'GET /pictures/:project/:kind': { make: ({ world }) => ({ path: `/pictures/${world.id}/icon` }) },
  'GET /portraits': {
    make: ({ ids, world }) => {
      const ticket = { project: world.id, applicant: ids.applicant, digest: 'face', until: later };
      return { path: `/portraits?ticket=${seal(testSecretKey, portraitPurpose, JSON.stringify(ticket))}` };
    },
  },
};

/** What features serve besides the calls of the contract, as declared. */
export async function endpointCalls(parts: AppParts): Promise<Call[]> {
  return (await listEndpoints(parts)).map(({ method, url, access }) => {
    const name = `${method} ${url}`;
    const request = requests[name];
    if (request === undefined) throw new Error(`${name} needs a request in endpoints.ts`);
    const { may, admitsStaff } = request;
    return {
      spec: {
        name,
        access,
        method: method === 'GET' ? 'GET' : 'POST',
        ...(may === undefined ? {} : { may }),
        ...(admitsStaff === undefined ? {} : { admitsStaff }),
      },
      requests: (caller, person) => {
        const { path, ...init } = request.make(person, caller);
        return new Map([[path, (app: FastifyInstance) => sendRequest(app, caller, path, { ...init, method })]]);
      },
    };
  });
}

interface Endpoint {
  readonly method: string;
  readonly url: string;
  readonly access: readonly [Audience, ...Audience[]];
}

async function listEndpoints(parts: AppParts): Promise<Endpoint[]> {
  const app = fastify();
  const found = new Map<string, Endpoint>();
  app.addHook('onRoute', ({ method, url, config }) => {
    const [first, ...more] = config?.access ?? [];
    for (const one of [method].flat())
      if (one !== 'OPTIONS' && first !== undefined)
        found.set(`${one} ${url}`, { method: one, url, access: [first, ...more] });
  });
  addEndpoints(app, parts);
  await app.ready();
  await app.close();
  // Fastify answers HEAD wherever it answers GET.
  return [...found.values()].filter(({ method, url }) => method !== 'HEAD' || !found.has(`GET ${url}`));
}

import { randomUUID } from 'node:crypto';
import { createProjectFromFile } from '@portico/contract/project-files';
import * as schemas from '@portico/contract/project-files.schemas';
import { fileCall, type SentFields } from '../../../domain/project-file/file-call.ts';
import type { ProjectFile } from '../../../domain/project-file/format/project-file.ts';
import { withPresentFiles } from '../../../domain/project-file/present-files.ts';
import { leaveFiles, takeFiles } from '../../../domain/project-file/take-files.ts';
import type { AppParts } from '../../../platform/app-parts.ts';
import { Refused } from '../../../platform/refused.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { BoundRoute, StaffCall } from '../../../platform/wire/bound-route.ts';
import { requireUsable } from '../use-slug.ts';
import { make } from './projects.ts';

const input = schemas.createProjectFromFile.input.omit({ file: true });

/** Makes a project of a file that somebody sends. */
export function fromFileRoute({ storage }: AppParts): BoundRoute {
  return fileCall(createProjectFromFile, schemas.createProjectFromFile, reachOrganisation, (wanted, file, call) =>
    createFromFile(storage, wanted, file, call),
  );
}

async function reachOrganisation(fields: SentFields, call: StaffCall) {
  const wanted = input.parse(fields);
  if (!call.mayAt({ orgId: wanted.org, projectId: null })) throw new Refused('notFound');
  requireUsable(wanted.domain);
  return wanted;
}

async function createFromFile(
  storage: Storage,
  { org, domain, content, ...own }: ReturnType<typeof input.parse>,
  received: ProjectFile,
  call: StaffCall,
): Promise<schemas.CreateProjectFromFile['output']> {
  const withContent = content === '1';
  const { file, lacking } = withPresentFiles(received, noFiles);
  const given = { sc: own.title_sc, tc: own.title_tc, en: own.title_en };
  const title = Object.values(given).join('') === '' ? file.look.title : given;
  const id = randomUUID();
  const taken = withContent ? await takeFiles(storage, id, file, noFiles, call) : [];
  const made = { id, orgId: org, slug: domain, title, file, withContent, taken };
  try {
    return {
      ...(await make(made, 'created project', { template: 'file' }, call)),
      lacking: withContent ? [...lacking] : [],
    };
  } catch (error) {
    if (error instanceof Refused) await leaveFiles(storage, taken);
    throw error;
  }
}

/** A project that is not there yet has none. */
const noFiles = new Map<string, boolean>();

import { createProjectFromFile } from '@portico/contract/project-files';
import * as schemas from '@portico/contract/project-files.schemas';
import { fileCall, type SentFields } from '../../../domain/project-file/file-call.ts';
import type { ProjectFile } from '../../../domain/project-file/format/project-file.ts';
import { Refused } from '../../../platform/refused.ts';
import type { BoundRoute, StaffCall } from '../../../platform/wire/bound-route.ts';
import { requireUsable } from '../use-slug.ts';
import { make } from './projects.ts';

const input = schemas.createProjectFromFile.input.omit({ file: true });

/** Makes a project of a file that somebody sends. */
export const fromFileRoute: BoundRoute = fileCall(
  createProjectFromFile,
  schemas.createProjectFromFile,
  reachOrganisation,
  createFromFile,
);

async function reachOrganisation(fields: SentFields, call: StaffCall) {
  const wanted = input.parse(fields);
  if (!call.mayAt({ orgId: wanted.org, projectId: null })) throw new Refused('notFound');
  requireUsable(wanted.domain);
  return wanted;
}

function createFromFile(wanted: ReturnType<typeof input.parse>, file: ProjectFile, call: StaffCall) {
  const own = { sc: wanted.title_sc, tc: wanted.title_tc, en: wanted.title_en };
  const title = own.sc + own.tc + own.en === '' ? file.look.title : own;
  const made = { orgId: wanted.org, slug: wanted.domain, title, file, withContent: wanted.content === '1' };
  return make(made, 'created project', { template: 'file' }, call);
}

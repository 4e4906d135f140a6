import * as routes from '@portico/contract/staff-applications';
import * as schemas from '@portico/contract/staff-applications.schemas';
import type { AppParts } from '../../platform/app-parts.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { enterAsStaff } from './editing/enter-as-staff.ts';
import { openForEditing } from './editing/open-for-editing.ts';
import { exportForStaff } from './export-for-staff.ts';
import { listApplications } from './list-applications.ts';
import { readLog } from './log/read-log.ts';
import { openDraft } from './open-draft.ts';
import { previewApplication } from './preview-application.ts';
import { presentProjects } from './staff-applications.present.ts';
import { listBatchesOf, listProjects } from './staff-applications.queries.ts';

export function staffApplicationRoutes({ database, storage }: AppParts): readonly BoundRoute[] {
  return [
    handle.staff(routes.staffProjects, schemas.staffProjects, async (_input, { db, session, now, mayAt }) => {
      const proof = { tokenHash: session.tokenHash, now };
      const projects = await listProjects(db, proof);
      const listed = projects.filter(({ id, org_id: orgId }) => mayAt({ orgId, projectId: id }));
      return presentProjects(listed, await listBatchesOf(db, proof));
    }),
    handle.staff(routes.listApplications, schemas.listApplications, listApplications),
    handle.staff(routes.staffPreview, schemas.staffPreview, previewApplication),
    handle.staff(routes.openDraft, schemas.openDraft, openDraft),
    handle.staff(routes.staffExport, schemas.staffExport, (input, call) => exportForStaff(storage, input, call)),
    handle.staff(routes.editApplication, schemas.editApplication, openForEditing),
    handle.staff(routes.applicationLog, schemas.applicationLog, readLog),
    handle.visitor(routes.enterAsStaff, schemas.enterAsStaff, (input, call) => enterAsStaff(database, input, call)),
  ];
}

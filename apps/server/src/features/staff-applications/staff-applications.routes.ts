import * as routes from '@portico/contract/staff-applications';
import * as schemas from '@portico/contract/staff-applications.schemas';
import type { Database } from '../../platform/db/database.ts';
import type { LoadPreview } from '../../domain/previews/preview.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { enterAsStaff, type PresentUserOf } from './editing/enter-as-staff.ts';
import { openForEditing } from './editing/open-for-editing.ts';
import { type ExportFor, exportForStaff } from './export-for-staff.ts';
import { listApplications } from './list-applications.ts';
import { type FormOf, readLog } from './log/read-log.ts';
import { previewApplication } from './preview-application.ts';
import { presentProjects } from './staff-applications.present.ts';
import { listBatchesOf, listProjects } from './staff-applications.queries.ts';

export interface StaffApplicationParts {
  readonly database: Database;
  readonly loadPreview: LoadPreview;
  readonly exportFor: ExportFor;
  readonly formOf: FormOf;
  readonly presentUserOf: PresentUserOf;
}

export function staffApplicationRoutes(parts: StaffApplicationParts): readonly BoundRoute[] {
  return [
    handle.staff(routes.staffProjects, schemas.staffProjects, async (_input, { db, session, now }) => {
      const proof = { tokenHash: session.tokenHash, now };
      return presentProjects(await listProjects(db, proof), await listBatchesOf(db, proof));
    }),
    handle.staff(routes.listApplications, schemas.listApplications, listApplications),
    handle.staff(routes.staffPreview, schemas.staffPreview, (input, call) =>
      previewApplication(parts.loadPreview, input, call),
    ),
    handle.staff(routes.staffExport, schemas.staffExport, (input, call) =>
      exportForStaff(parts.exportFor, input, call),
    ),
    handle.staff(routes.editApplication, schemas.editApplication, openForEditing),
    handle.staff(routes.applicationLog, schemas.applicationLog, (input, call) => readLog(parts.formOf, input, call)),
    handle.visitor(routes.enterAsStaff, schemas.enterAsStaff, (input, call) => enterAsStaff(parts, input, call)),
  ];
}

import * as routes from '@portico/contract/previews';
import * as schemas from '@portico/contract/previews.schemas';
import { openDraft } from '../../domain/applications/open-draft.ts';
import { loadPreview } from '../../domain/previews/load-preview.ts';
import { asApplicant } from '../../domain/previews/preview-reader.ts';
import { presentPreview, withoutSteps } from '../../domain/previews/present-preview.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';

export const previewRoutes: readonly BoundRoute[] = [
  handle.applicant(routes.newPreview, schemas.newPreview, async (_input, call) => {
    // Moves a draft that can still be written to the newest form.
    await openDraft(call);
    const { db, project, session, language, now } = call;
    const whose = { projectId: project.id, applicantId: session.applicantId, language, now };
    const preview = presentPreview(await loadPreview(db, whose, asApplicant));
    return session.staffId === null ? preview : withoutSteps(preview);
  }),
];

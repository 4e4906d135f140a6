import * as routes from '@portico/contract/previews';
import * as schemas from '@portico/contract/previews.schemas';
import { openDraft } from '../../domain/applications/open-draft.ts';
import { findNewestEntry } from '../../domain/previews/flow-entries.ts';
import { loadPreview } from '../../domain/previews/load-preview.ts';
import { asApplicant } from '../../domain/previews/preview-reader.ts';
import { presentPreview, withoutSteps } from '../../domain/previews/present-preview.ts';
import { epochSeconds } from '../../platform/clock.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';

/** Spec 2: the header item that leads to the form or, after submission, to the preview. */
const ofApplication = 3;

export const previewRoutes: readonly BoundRoute[] = [
  handle.applicant(routes.newPreview, schemas.newPreview, async (_input, call) => {
    // Moves a draft that can still be edited to the newest form.
    await openDraft(call);
    const { db, project, session, language, now } = call;
    const whose = { projectId: project.id, applicantId: session.applicantId, language, now };
    const preview = presentPreview(await loadPreview(db, whose, asApplicant));
    return session.staffId === null ? preview : withoutSteps(preview);
  }),
  handle.guest(routes.mark, schemas.mark, async (_input, call) => {
    const at = 'session' in call ? await findNewestEntry(call.db, call.session.applicantId) : null;
    return { highlight_list: at === null ? [] : [{ value: ofApplication, at: epochSeconds(at) }] };
  }),
];

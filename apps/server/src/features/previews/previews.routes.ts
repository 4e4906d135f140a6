import * as routes from '@portico/contract/previews';
import * as schemas from '@portico/contract/previews.schemas';
import type { LoadPreview } from '../../domain/previews/preview.ts';
import { asApplicant } from '../../domain/previews/preview-reader.ts';
import { presentPreview, withoutSteps } from '../../domain/previews/present-preview.ts';
import type { ApplicantCall, BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';

interface PreviewRouteParts {
  readonly loadPreview: LoadPreview;
  /** Moves a draft that can still be written to the newest form, as opening it does. */
  readonly settleDraft: (call: ApplicantCall) => Promise<unknown>;
}

export function previewRoutes({ loadPreview, settleDraft }: PreviewRouteParts): readonly BoundRoute[] {
  return [
    handle.applicant(routes.newPreview, schemas.newPreview, async (_input, call) => {
      await settleDraft(call);
      const { db, project, session, language, now } = call;
      const asked = { projectId: project.id, applicantId: session.applicantId, language, now };
      const preview = presentPreview(await loadPreview(db, asked, asApplicant));
      return session.staffId === null ? preview : withoutSteps(preview);
    }),
  ];
}

import * as routes from '@portico/contract/submissions';
import * as schemas from '@portico/contract/submissions.schemas';
import type { AppParts } from '../../platform/app-parts.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { applyAgain } from './reopening/apply-again.ts';
import { revokeApplication } from './reopening/revoke-application.ts';
import { submitApplication } from './submitting/submit-application.ts';
import { submitOverall } from './submitting/submit-overall.ts';

// Fits the unsaved answers of all modules together, in Chinese as a form body encodes it.
const largestBody = 4_194_304;

export function submissionRoutes(parts: Pick<AppParts, 'receiptKeys' | 'database'>): readonly BoundRoute[] {
  return [
    handle.applicantAtOnce(routes.submit, schemas.submit, submitApplication(parts)),
    {
      ...handle.applicantByKey(routes.overallSubmission, schemas.overallSubmission, submitOverall(parts)),
      largestBody,
    },
    handle.applicant(routes.revokeApply, schemas.revokeApply, revokeApplication),
    handle.applicant(routes.reapply, schemas.reapply, applyAgain),
  ];
}

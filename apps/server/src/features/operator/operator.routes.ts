import * as routes from '@portico/contract/operator';
import * as schemas from '@portico/contract/operator.schemas';
import type { AppParts } from '../../platform/app-parts.ts';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { listRecentErrors } from './errors/list-recent-errors.ts';
import { listTroubledJobs } from './jobs/list-troubled-jobs.ts';
import { retryJob } from './jobs/retry-job.ts';
import { sendTestMessage } from './messages/send-test-message.ts';
import { openOperation } from './state/operation.ts';

export function operatorRoutes(parts: AppParts): readonly BoundRoute[] {
  const presentOperation = openOperation(parts);
  return [
    handle.staff(routes.operation, schemas.operation, (_input, call) => presentOperation(call)),
    handle.staff(routes.recentErrors, schemas.recentErrors, listRecentErrors),
    handle.staff(routes.troubledJobs, schemas.troubledJobs, (_input, call) => listTroubledJobs(call)),
    handle.staff(routes.retryJob, schemas.retryJob, retryJob),
    handle.staff(routes.sendTestMessage, schemas.sendTestMessage, (input, call) => sendTestMessage(parts, input, call)),
  ];
}

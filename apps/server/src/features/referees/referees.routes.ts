import * as routes from '@portico/contract/referees';
import * as schemas from '@portico/contract/referees.schemas';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { checkReferees } from './check-referees.ts';
import { listLetters } from './list-letters.ts';
import type { RefereeParts } from './referee-parts.ts';
import { replaceReferee } from './changing/replace-referee.ts';
import { sendEmail } from './sending/send-email.ts';
import { withdrawRequest } from './changing/withdraw-request.ts';

export function refereeRoutes(parts: RefereeParts): readonly BoundRoute[] {
  return [
    handle.applicant(routes.checkSendEmailState, schemas.checkSendEmailState, (_input, call) =>
      checkReferees(parts, call),
    ),
    handle.applicant(routes.sendEmail, schemas.sendEmail, (input, call) => sendEmail(parts, input, call)),
    handle.applicant(routes.updateEmailSendStatus, schemas.updateEmailSendStatus, (input, call) =>
      withdrawRequest(parts, input, call),
    ),
    handle.applicant(routes.replaceReferee, schemas.replaceReferee, (input, call) =>
      replaceReferee(parts, input, call),
    ),
    handle.applicant(routes.letterList, schemas.letterList, listLetters),
  ];
}

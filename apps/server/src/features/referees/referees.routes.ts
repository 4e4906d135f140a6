import * as routes from '@portico/contract/referees';
import * as schemas from '@portico/contract/referees.schemas';
import type { BoundRoute } from '../../platform/wire/bound-route.ts';
import { handle } from '../../platform/wire/handle.ts';
import { checkReferees } from './check-referees.ts';
import { listLetters } from './list-letters.ts';
import { replaceReferee } from './changing/replace-referee.ts';
import { sendEmail } from './sending/send-email.ts';
import { withdrawRequest } from './changing/withdraw-request.ts';

export const refereeRoutes: readonly BoundRoute[] = [
  handle.applicant(routes.checkSendEmailState, schemas.checkSendEmailState, (_input, call) => checkReferees(call)),
  handle.applicant(routes.sendEmail, schemas.sendEmail, sendEmail),
  handle.applicant(routes.updateEmailSendStatus, schemas.updateEmailSendStatus, withdrawRequest),
  handle.applicant(routes.replaceReferee, schemas.replaceReferee, replaceReferee),
  handle.applicant(routes.letterList, schemas.letterList, listLetters),
];

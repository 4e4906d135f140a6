import * as routes from '@portico/contract/accounts';
import * as schemas from '@portico/contract/accounts.schemas';
import { Refused } from '../../platform/refused.ts';
import { endApplicantSession } from '../../platform/session/applicant-session.ts';
import { handle } from '../../platform/wire/handle.ts';
import { presentUser } from './accounts.present.ts';
import { countUnreadMessages, findApplicant, findHomePage } from './accounts.queries.ts';
import { signIn } from './sign-in.ts';

export const accountRoutes = [
  handle.visitor(routes.login, schemas.login, signIn),
  handle.applicant(routes.logout, schemas.logout, async (_input, { db, session }) => {
    await endApplicantSession(db, session.tokenHash);
    return null;
  }),
  handle.applicant(routes.home, schemas.home, async (_input, { db, session }) => {
    const applicant = await findApplicant(db, session.applicantId);
    if (applicant === undefined) throw new Refused('notSignedIn');
    const { home_page } = await findHomePage(db);
    return { user_info: presentUser(applicant), home_page_config: home_page };
  }),
  handle.applicant(routes.countNewMessage, schemas.countNewMessage, (_input, { db, session }) =>
    countUnreadMessages(db, session.applicantId),
  ),
];

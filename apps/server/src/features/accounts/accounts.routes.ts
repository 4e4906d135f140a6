import * as routes from '@portico/contract/accounts';
import * as schemas from '@portico/contract/accounts.schemas';
import type { AppParts } from '../../platform/app-parts.ts';
import { asksForLetters } from '../../domain/letters/reading/asks-for-letters.ts';
import { limitHashing, refuseIfBusy } from '../../platform/secrets/hashing-room.ts';
import { hashingTurn } from '../../platform/secrets/hashing-turn.ts';
import { Refused } from '../../platform/refused.ts';
import { endApplicantSession } from '../../platform/session/applicant-session.ts';
import { handle } from '../../platform/wire/handle.ts';
import { presentSubmission, presentUser } from '../../domain/accounts/accounts.present.ts';
import { findApplicant } from '../../domain/accounts/applicants.queries.ts';
import { countUnread } from '../../domain/messages/unread.queries.ts';
import { findHomePage } from './accounts.queries.ts';
import { logOff } from './care/log-off.ts';
import { portraitRoute } from './care/set-portrait.ts';
import { endSession, listSessions } from './care/sessions.ts';
import { listSwitchProjects, switchProject } from './care/switch-project.ts';
import { proofRoutes } from './proofs/proofs.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { signIn } from './sign-in/sign-in.ts';

export function accountRoutes({ database, outbox, storage }: AppParts) {
  return [
    ...proofRoutes,
    ...registrationRoutes,
    handle.visitor(
      routes.login,
      schemas.login,
      signIn,
      ({ method = 'password' }, call, run) => (method === 'password' ? limitHashing(hashingTurn(call), run) : run()),
      // During a rush on a project, sign-ins are refused before the project is looked up.
      ({ method = 'password', project_id: id }, { ip }) => {
        if (method === 'password' && id !== undefined) refuseIfBusy(hashingTurn({ project: { id }, ip }));
      },
    ),
    handle.applicant(routes.logout, schemas.logout, async (_input, { db, session }) => {
      await endApplicantSession(db, session.tokenHash);
      return null;
    }),
    handle.applicant(routes.home, schemas.home, async (_input, call) => {
      const applicant = await findApplicant(call.db, call.session.applicantId);
      if (applicant === undefined) throw new Refused('notSignedIn');
      const { home_page, submissions } = await findHomePage(call.db, applicant.id);
      const submission = presentSubmission(applicant);
      return {
        user_info: presentUser(applicant, call),
        home_page_config: home_page,
        submission,
        earlier_submissions: submissions - (submission === null ? 0 : 1),
        has_referee: await asksForLetters(call.db, call.project.id, applicant.id),
      };
    }),
    handle.applicant(routes.countNewMessage, schemas.countNewMessage, (_input, { db, session }) =>
      countUnread(db, session.applicantId),
    ),
    handle.applicant(routes.listSessions, schemas.listSessions, (_input, call) => listSessions(call)),
    handle.applicant(routes.endSession, schemas.endSession, ({ id }, call) => endSession(id, call)),
    handle.applicant(routes.listSwitchProjects, schemas.listSwitchProjects, (_input, call) => listSwitchProjects(call)),
    handle.applicant(routes.switchProject, schemas.switchProject, (input, call) =>
      switchProject(database, input, call),
    ),
    portraitRoute,
    handle.applicant(routes.logoff, schemas.logoff, (input, call) => logOff({ outbox, storage }, input, call)),
  ];
}

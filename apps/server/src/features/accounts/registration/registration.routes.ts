import * as routes from '@portico/contract/registration';
import * as schemas from '@portico/contract/registration.schemas';
import { limitHashing } from '../../../platform/secrets/hashing-room.ts';
import { hashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { handle } from '../../../platform/wire/handle.ts';
import { findAccountRules } from '../accounts.queries.ts';
import { amend } from '../care/amend.ts';
import { readMail } from '../../../domain/accounts/contacts.ts';
import { forgotPassword } from '../password/forgot-password.ts';
import { resetPassword } from '../password/reset-password.ts';
import { requireHuman } from '../proofs/require-human.ts';
import { register } from './register.ts';
import { sendActivation } from './send-activation.ts';
import type { Activate } from '@portico/contract/registration.schemas';
import { Refused } from '../../../platform/refused.ts';
import type { VisitorCall } from '../../../platform/wire/bound-route.ts';
import { useLink } from './account-link.ts';
import { confirmEmail } from './registration.queries.ts';

export const registrationRoutes = [
  handle.visitor(routes.registerFields, schemas.registerFields, async (_input, { db, project }) => {
    const rules = await findAccountRules(db, project.id);
    const methods = schemas.registerFields.output.shape.methods.parse(rules.register_methods);
    return { methods, generated: rules.generates_credentials, fields: rules.register_fields };
  }),
  handle.visitor(routes.register, schemas.register, register, (_input, call, run) =>
    limitHashing(hashingTurn(call), run),
  ),
  handle.visitor(routes.sendActivation, schemas.sendActivation, async (input, call) => {
    await requireHuman({ ...call, projectId: call.project.id }, input);
    return sendActivation(readMail(input.email), input.lang ?? call.language, call);
  }),
  handle.visitor(routes.activate, schemas.activate, activate),
  handle.visitor(routes.forgotPassword, schemas.forgotPassword, forgotPassword),
  handle.visitor(routes.resetPassword, schemas.resetPassword, resetPassword, (_input, call, run) =>
    limitHashing(hashingTurn(call), run),
  ),
  handle.applicant(routes.amend, schemas.amend, amend, ({ kind }, call, run) =>
    kind === 'password' ? limitHashing(hashingTurn(call), run) : run(),
  ),
];

/** Opens an account by the link in its mail; a second click is told that it is open already. */
async function activate({ token }: Activate['input'], { db, now }: VisitorCall): Promise<Activate['output']> {
  const used = await useLink(db, token, 'activate', now);
  if (used === 'used before') throw new Refused('alreadyActivated');
  return { account: (await confirmEmail(db, used.applicantId, now)) ?? '' };
}

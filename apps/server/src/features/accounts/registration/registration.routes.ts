import * as routes from '@portico/contract/registration';
import * as schemas from '@portico/contract/registration.schemas';
import { limitHashing } from '../../../platform/secrets/hashing-room.ts';
import { hashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { handle } from '../../../platform/wire/handle.ts';
import { findAccountRules } from '../accounts.queries.ts';
import { findAddressChange, takeBackAddress } from '../address/take-back.ts';
import { amend } from '../care/amend.ts';
import { readMail } from '../../../domain/accounts/contacts.ts';
import { forgotPassword } from '../password/forgot-password.ts';
import { resetPassword } from '../password/reset-password.ts';
import { requireHuman } from '../proofs/require-human.ts';
import { activate } from './activate.ts';
import { register } from './register.ts';
import { sendActivation } from './send-activation.ts';

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
  handle.visitor(routes.activate, schemas.activate, activate, ({ password, new_password }, call, run) =>
    password === undefined && new_password === undefined ? run() : limitHashing(hashingTurn(call), run),
  ),
  handle.visitor(routes.forgotPassword, schemas.forgotPassword, forgotPassword),
  handle.visitor(routes.resetPassword, schemas.resetPassword, resetPassword, (_input, call, run) =>
    limitHashing(hashingTurn(call), run),
  ),
  handle.applicant(routes.amend, schemas.amend, amend, ({ kind, old_password }, call, run) =>
    kind === 'password' || old_password !== undefined ? limitHashing(hashingTurn(call), run) : run(),
  ),
  handle.visitor(routes.findAddressChange, schemas.findAddressChange, findAddressChange),
  handle.visitor(routes.takeBackAddress, schemas.takeBackAddress, takeBackAddress, ({ password }, call, run) =>
    password === undefined ? run() : limitHashing(hashingTurn(call), run),
  ),
];

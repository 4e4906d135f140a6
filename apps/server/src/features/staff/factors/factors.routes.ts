import * as routes from '@portico/contract/factors';
import * as schemas from '@portico/contract/factors.schemas';
import { limitHashing } from '../../../platform/secrets/hashing-room.ts';
import { staffHashingTurn } from '../../../platform/secrets/hashing-turn.ts';
import { handle } from '../../../platform/wire/handle.ts';
import { beginTotp, confirmTotp } from './add-totp.ts';
import { demandFactors, presentDemands } from './demand-factors.ts';
import { presentFactors } from './factors.present.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { proveAgain } from './prove-again.ts';
import { removeTotp } from './remove-totp.ts';
import { resetFactors } from './reset-factors.ts';
import { takeSecondStep } from './take-second-step.ts';

export const factorRoutes = [
  handle.anyone(routes.secondStep, schemas.secondStep, takeSecondStep),
  handle.staff(routes.proveAgain, schemas.proveAgain, proveAgain, (_input, call, run) =>
    limitHashing(staffHashingTurn(call), run),
  ),
  handle.staff(routes.staffFactors, schemas.staffFactors, (_input, call) => presentFactors(call)),
  handle.staff(routes.beginTotp, schemas.beginTotp, (_input, call) => beginTotp(call)),
  handle.staff(routes.confirmTotp, schemas.confirmTotp, confirmTotp),
  handle.staff(routes.removeTotp, schemas.removeTotp, (_input, call) => removeTotp(call)),
  handle.staff(routes.factorDemands, schemas.factorDemands, (_input, call) => presentDemands(call)),
  handle.staff(routes.demandFactors, schemas.demandFactors, demandFactors),
  handle.staff(routes.resetFactors, schemas.resetFactors, resetFactors),
  handle.staff(routes.makeRecoveryCodes, schemas.makeRecoveryCodes, (_input, call) => makeRecoveryCodes(call)),
];

import * as routes from '@portico/contract/passkeys';
import * as schemas from '@portico/contract/passkeys.schemas';
import { handle } from '../../../platform/wire/handle.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { askForProof, askForSignIn, askForStep } from './ask-passkey.ts';
import { removePasskey, renamePasskey } from './change-passkey.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';

export const passkeyRoutes = [
  handle.staff(routes.beginPasskey, schemas.beginPasskey, (_input, call) => beginPasskey(call)),
  handle.staff(routes.addPasskey, schemas.addPasskey, addPasskey),
  handle.staff(routes.renamePasskey, schemas.renamePasskey, renamePasskey),
  handle.staff(routes.removePasskey, schemas.removePasskey, removePasskey),
  handle.staff(routes.passkeyForProof, schemas.passkeyForProof, (_input, call) => askForProof(call)),
  handle.anyone(routes.passkeyForStep, schemas.passkeyForStep, askForStep),
  handle.anyone(routes.passkeyForSignIn, schemas.passkeyForSignIn, (_input, call) => askForSignIn(call)),
  handle.anyone(routes.passkeySignIn, schemas.passkeySignIn, signInByPasskey),
];

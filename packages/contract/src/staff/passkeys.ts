import { route } from '../wire/route.ts';
import type * as schemas from './passkeys.schemas.ts';

// Our addition: the specification says nothing about passkeys.

const own = {
  method: 'POST',
  scope: 'installation',
  access: ['staff'],
  may: 'session.keep',
  encoding: 'json',
} as const;
const door = { method: 'POST', scope: 'installation', access: ['anyone'], encoding: 'json' } as const;

export const beginPasskey = route<schemas.BeginPasskey>({
  ...own,
  name: 'beginPasskey',
  summary: 'What the browser needs to make a passkey, within five minutes and in this session',
  path: '/staff/v1/account/passkeys/begin',
  limit: 'write',
});

export const addPasskey = route<schemas.AddPasskey>({
  ...own,
  name: 'addPasskey',
  summary: 'Keeps a passkey that the browser made; from now on signing in asks for a second factor',
  path: '/staff/v1/account/passkeys',
  limit: 'credential',
});

export const renamePasskey = route<schemas.RenamePasskey>({
  ...own,
  name: 'renamePasskey',
  summary: 'Gives one of the own passkeys another name',
  path: '/staff/v1/account/passkeys/rename',
  limit: 'write',
});

export const removePasskey = route<schemas.RemovePasskey>({
  ...own,
  name: 'removePasskey',
  summary: 'Removes one of the own passkeys; without another factor the recovery codes go as well',
  path: '/staff/v1/account/passkeys/remove',
  limit: 'write',
});

export const passkeyForProof = route<schemas.PasskeyForProof>({
  ...own,
  name: 'passkeyForProof',
  summary: 'What the browser needs to prove by a passkey that the person of the session is still there',
  path: '/staff/v1/account/prove/passkey',
  limit: 'write',
  whileLocked: true,
});

export const passkeyForStep = route<schemas.PasskeyForStep>({
  ...door,
  name: 'passkeyForStep',
  summary: 'What the browser needs to take the second step of signing in by a passkey',
  path: '/staff/v1/sign-in/second-step/passkey',
  limit: 'credential',
});

export const passkeyForSignIn = route<schemas.PasskeyForSignIn>({
  ...door,
  name: 'passkeyForSignIn',
  summary: 'What the browser needs to sign in by a passkey alone',
  path: '/staff/v1/sign-in/passkey/begin',
  limit: 'credential',
});

export const passkeySignIn = route<schemas.PasskeySignIn>({
  ...door,
  name: 'passkeySignIn',
  summary: 'Signs in by a passkey that verified its owner, without a password; the session is a cookie',
  path: '/staff/v1/sign-in/passkey',
  limit: 'credential',
});

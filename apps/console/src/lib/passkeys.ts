import type * as Library from '@simplewebauthn/browser';
import type { PasskeyCreation, PasskeyRequest } from '@portico/contract/passkey-answers.schemas';

type Why = 'cancelled' | 'known' | 'unsupported';

/** Why the browser gave no passkey. */
export class PasskeyFailed extends Error {
  readonly why: Why;
  constructor(why: Why) {
    super(why);
    this.why = why;
  }
}

/** Lets the browser make a passkey. The library is loaded by whoever needs it. */
export async function makePasskey(optionsJSON: PasskeyCreation) {
  const { id, rawId, type, response } = await ask((library) => library.startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Lets the browser sign by one of the passkeys that it knows. */
export async function signByPasskey(optionsJSON: PasskeyRequest) {
  const { id, rawId, type, response } = await ask((library) => library.startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}

async function ask<T>(run: (library: typeof Library) => Promise<T>): Promise<T> {
  const library = await import('@simplewebauthn/browser');
  if (!library.browserSupportsWebAuthn()) throw new PasskeyFailed('unsupported');
  try {
    return await run(library);
  } catch (failure) {
    const code = failure instanceof library.WebAuthnError ? failure.code : undefined;
    throw new PasskeyFailed(reasons[code ?? ''] ?? 'cancelled');
  }
}

/** An address of digits alone, or another one than that of the settings, has no passkeys. */
const reasons: Readonly<Record<string, Why>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'known',
  ERROR_INVALID_DOMAIN: 'unsupported',
  ERROR_INVALID_RP_ID: 'unsupported',
};

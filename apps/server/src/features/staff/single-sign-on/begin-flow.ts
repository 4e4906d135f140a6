import { singleSignOnReturn } from '@portico/contract/single-sign-on';
import * as oidc from 'openid-client';
import type { StaffDb } from '../../../platform/db/database.ts';
import { makeToken } from '../../../platform/session/token.ts';
import type { CallContext } from '../../../platform/wire/bound-route.ts';
import { addFlow, type Bond } from './flows.queries.ts';
import { clientOf, openProvider, type SsoParts } from './provider.ts';
import type { SsoRow } from './sso.queries.ts';

export const flowSeconds = 600;

interface Asked extends Bond {
  readonly staffId: string | null;
  /** Whom the provider may propose. */
  readonly hint?: string;
}

/** Remembers a new flow and gives the address of the provider's page. */
export async function beginFlow(
  db: StaffDb,
  sso: SsoRow,
  { hint, ...asked }: Asked,
  parts: SsoParts,
  call: Pick<CallContext, 'now' | 'secretKey' | 'publicUrl' | 'log'>,
): Promise<string> {
  const provider = await openProvider(clientOf(sso, call.secretKey), parts, call);
  const verifier = oidc.randomPKCECodeVerifier();
  const nonce = oidc.randomNonce();
  const state = `${statePrefix[asked.purpose]}.${makeToken().token}`;
  const expires = new Date(call.now.getTime() + flowSeconds * 1000);
  await addFlow(db, { ...asked, state, orgId: sso.org_id, nonce, verifier, expires });
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri(call.publicUrl),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(hint !== undefined && { login_hint: hint }),
    // Whoever proves that they are there must do something: a session at the provider is no proof.
    ...(asked.purpose === 'proof' && { prompt: 'login', max_age: '0' }),
  });
  return url.href;
}

/** Tells the console, to which the answer comes back, what it is for. */
const statePrefix = { 'sign in': 'in', connect: 'connect', proof: 'proof' } as const;

/** By the settings, never by the request. */
export function redirectUri(publicUrl: string): string {
  return `${publicUrl}${singleSignOnReturn}`;
}

import * as oidc from 'openid-client';
import { readName } from '../../../domain/accounts/names.ts';
import type { StaffDb } from '../../../platform/db/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { CallContext } from '../../../platform/wire/bound-route.ts';
import { redirectUri } from './begin-flow.ts';
import type { Flow } from './flows.queries.ts';
import { domainOf } from './issuer.rules.ts';
import { clientOf, openProvider, type SsoParts } from './provider.ts';
import { findSso, listDomains } from './sso.queries.ts';

/** Whom a provider named. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** The organisation has proved that the address is of a domain of its own. */
  readonly isProved: boolean;
  readonly name: string;
}

/**
 * Exchanges the answer of the provider for what it says of the person: signed, for this client and this flow, with an
 * address that it confirms and that the organisation lets in.
 */
export async function readIdentity(
  db: StaffDb,
  flow: Flow,
  answer: string,
  parts: SsoParts,
  call: Pick<CallContext, 'secretKey' | 'publicUrl' | 'log'>,
): Promise<Identity> {
  const sso = await findSso(db, flow.org_id);
  if (sso === undefined || !sso.is_on) throw new Refused('ssoOff');
  const provider = await openProvider(clientOf(sso, call.secretKey), parts, call);
  const claims = await exchange(provider, flow, answer, call);
  const { email, email_verified: isVerified } = claims;
  if (typeof email !== 'string' || !isMail.test(email) || isVerified !== true) throw new Refused('ssoMailUnverified');
  const domain = (await listDomains(db, flow.org_id)).find((row) => row.domain === domainOf(email));
  const isProved = domain !== undefined && domain.proved_at !== null;
  if (!isProved && domain?.is_former !== true) throw new Refused('ssoWrongDomain');
  return { issuer: sso.issuer, subject: claims.sub, email, isProved, name: nameOf(claims['name'], email) };
}

const isMail = /^[^\s@]{1,64}@[^\s@]{1,189}$/;

async function exchange(
  provider: oidc.Configuration,
  flow: Flow,
  answer: string,
  { publicUrl, log }: Pick<CallContext, 'publicUrl' | 'log'>,
) {
  try {
    const address = new URL(`${redirectUri(publicUrl)}?${answer}`);
    const tokens = await oidc.authorizationCodeGrant(provider, address, {
      idTokenExpected: true,
      pkceCodeVerifier: flow.verifier,
      expectedNonce: flow.nonce,
      expectedState: address.searchParams.get('state') ?? '',
      ...(flow.purpose === 'proof' && { maxAge: secondsForProof }),
    });
    const claims = tokens.claims();
    if (claims === undefined) throw new Error('there is no ID token');
    if (claims['email'] !== undefined) return claims;
    // Some providers tell addresses only to whoever asks; the subject must be the same.
    return { ...(await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)), sub: claims.sub };
  } catch (error) {
    if (error instanceof oidc.AuthorizationResponseError && cancelled.has(error.error))
      throw new Refused('ssoCancelled');
    log.warn({ err: error, purpose: flow.purpose }, 'the answer of a provider of single sign-on was refused');
    throw new Refused('ssoRefused');
  }
}

const cancelled = new Set(['access_denied', 'login_required', 'interaction_required', 'consent_required']);
/** How long ago the person may have signed in at the provider. */
const secondsForProof = 300;

/** As the provider calls them, or what stands before the @. */
function nameOf(claimed: unknown, email: string): string {
  try {
    return readName(typeof claimed === 'string' ? claimed.slice(0, 100) : '');
  } catch {
    return email.slice(0, email.lastIndexOf('@'));
  }
}

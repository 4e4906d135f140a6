import * as oidc from 'openid-client';
import { guardedFetch } from '../../../platform/http/outgoing/guarded-fetch.ts';
import { Refused } from '../../../platform/refused.ts';
import { unseal } from '../../../platform/secrets/seal.ts';
import type { CallContext } from '../../../platform/wire/bound-route.ts';
import { isIssuerAllowed } from './issuer.rules.ts';
import type { SsoRow } from './sso.queries.ts';

const timeoutSeconds = 8;

/** Separates seals of this purpose from all others. */
export const ssoSecretPurpose = 'sso client secret';

export interface SsoParts {
  readonly isPrivateAllowed: boolean;
}

interface Client {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The client of an organisation's provider, as its settings are. */
export function clientOf({ issuer, client_id: clientId, client_secret }: SsoRow, secretKey: string): Client {
  const clientSecret = client_secret === null ? undefined : unseal(secretKey, ssoSecretPurpose, client_secret);
  if (clientSecret === undefined) throw new Refused('ssoUnreachable', { cause: 'the client secret cannot be read' });
  return { issuer, clientId, clientSecret };
}

/** Reads what the provider says of itself. The signature of what it says of people is checked later, whatever the line is. */
export async function openProvider(
  { issuer, clientId, clientSecret }: Client,
  { isPrivateAllowed }: SsoParts,
  { log }: Pick<CallContext, 'log'>,
): Promise<oidc.Configuration> {
  if (!isIssuerAllowed(issuer, isPrivateAllowed)) throw new Refused('ssoIssuerWrong');
  const fetch = guardedFetch(isPrivateAllowed);
  const execute = [oidc.enableNonRepudiationChecks, ...(isPrivateAllowed ? [oidc.allowInsecureRequests] : [])];
  const authenticate: oidc.ClientAuth = (server, ...rest) => {
    // Where a provider says nothing about it, the specification means this one.
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const way = methods.includes('client_secret_basic') ? oidc.ClientSecretBasic : oidc.ClientSecretPost;
    return way(clientSecret)(server, ...rest);
  };
  try {
    return await oidc.discovery(new URL(issuer), clientId, undefined, authenticate, {
      execute,
      timeout: timeoutSeconds,
      [oidc.customFetch]: fetch,
    });
  } catch (error) {
    log.warn(
      { err: error, why: error instanceof Error ? String(error.cause) : '', issuer },
      'a provider of single sign-on could not be reached',
    );
    throw new Refused('ssoUnreachable');
  }
}

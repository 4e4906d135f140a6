import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Provider } from 'oidc-provider';

/** What the provider says of somebody. */
export interface ToyPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

export const toyClient = { id: 'portico', secret: 'a secret of the provider' } as const;

/** A real provider of OpenID Connect in this process. Whoever is in `people` signs in by their name alone, or cancels. */
export async function startToyProvider(redirectUri: string) {
  const people = new Map<string, ToyPerson>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${portOf(server.address())}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: toyClient.id, client_secret: toyClient.secret, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_context, sub) =>
      people.has(sub) ? { accountId: sub, claims: () => ({ sub, ...people.get(sub) }) } : undefined,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // Nobody is asked whether the client may know them.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    cookies: { keys: ['a key of the toy'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/') === true) void interact(provider, request, response);
    else void answer(request, response);
  });
  return {
    issuer,
    people,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
    return;
  }
  const typed = new URLSearchParams(await text(request));
  const result = typed.has('cancel')
    ? { error: 'access_denied', error_description: 'cancelled' }
    : { login: { accountId: typed.get('person') ?? '' } };
  await provider.interactionFinished(request, response, result);
}

const page = `<!doctype html><html lang="en"><title>Toy University</title><h1>Toy University</h1><form method="post">
<label>Who are you? <input name="person"></label> <button>Sign in</button> <button name="cancel" value="1">Cancel</button></form></html>`;

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('it listens on no port');
  return address.port;
}

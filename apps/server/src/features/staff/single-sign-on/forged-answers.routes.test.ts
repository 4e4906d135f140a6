import { finishOrganisationSignIn } from '@portico/contract/single-sign-on';
import { toyClient } from '@portico/testing/toy-provider';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openClient, outcome } from '../../../testing/client.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { openLyingProvider } from './testing/lying-provider.ts';
import { beginIn, buildSsoOrganisation } from './testing/toy-organisation.ts';

let server: Awaited<ReturnType<typeof openTestServer>>;
let provider: Awaited<ReturnType<typeof openLyingProvider>>;
beforeAll(async () => {
  server = await openTestServer();
  provider = await openLyingProvider();
  await buildSsoOrganisation(server, { issuer: provider.issuer, domain: 'liar.example' });
});
afterAll(async () => {
  await provider.close();
  await server.close();
});

const seconds = () => Math.floor(new Date().getTime() / 1000);

/** What the provider says in the end, with some of it forged. */
async function signInWith(forged: object, how: 'signed' | 'by another key' | 'unsigned' = 'signed', added = '') {
  const { url, cookie } = await beginIn(server, 'a@liar.example');
  const asked = new URL(url).searchParams;
  const claims = {
    iss: provider.issuer,
    aud: toyClient.id,
    sub: 'liar',
    email: 'a@liar.example',
    email_verified: true,
    nonce: asked.get('nonce'),
    iat: seconds(),
    exp: seconds() + 300,
  };
  provider.say({ ...claims, ...forged }, how);
  const answer = `code=x&state=${asked.get('state') ?? ''}${added}`;
  return outcome(openClient(server.app).as({ cookie }).call(finishOrganisationSignIn, { answer }));
}

it('asks for a code with PKCE, a state and a nonce, for the address of the settings', async () => {
  const { url } = await beginIn(server, 'a@liar.example');
  const asked = Object.fromEntries(new URL(url).searchParams);
  expect(asked).toMatchObject({ response_type: 'code', code_challenge_method: 'S256', client_id: toyClient.id });
  expect(asked['redirect_uri']).toBe(`${server.settings.publicUrl}/staff/v1/single-sign-on/return`);
  expect(asked['code_challenge']).toMatch(/^[\w-]{43}$/);
  expect(asked['state']).toMatch(/^in\.[\w-]{43}$/);
  expect(asked['nonce']).toMatch(/^[\w-]{43}$/);
});

it('takes what is true', async () => {
  expect(await signInWith({})).toBe('done');
});

it.each([
  ['a nonce of another flow', { nonce: 'x'.repeat(43) }],
  ['no nonce', { nonce: undefined }],
  ['another audience', { aud: 'somebody-else' }],
  ['another issuer', { iss: 'https://other.example' }],
  ['a token that is over', { iat: 1_000_000_000, exp: 1_000_000_300 }],
  ['no subject', { sub: undefined }],
])('refuses %s', async (_what, forged) => {
  expect(await signInWith(forged)).toBe('ssoRefused');
});

it('refuses a token that nobody signed, or somebody else', async () => {
  expect(await signInWith({}, 'unsigned')).toBe('ssoRefused');
  expect(await signInWith({}, 'by another key')).toBe('ssoRefused');
});

it('refuses an answer of another provider', async () => {
  expect(await signInWith({}, 'signed', '&iss=https%3A%2F%2Fother.example')).toBe('ssoRefused');
});

it('takes only true for a confirmed address', async () => {
  expect(await signInWith({ email_verified: 'true' })).toBe('ssoMailUnverified');
});

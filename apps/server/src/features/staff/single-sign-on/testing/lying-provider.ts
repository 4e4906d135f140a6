import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A provider that hands out whatever ID token the test wants. */
export async function openLyingProvider() {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const strange = generateKeyPairSync('rsa', { modulusLength: 2048 });
  let idToken = '';
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers: Readonly<Record<string, () => object>> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/jwks': () => ({ keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }] }),
    '/token': () => ({ access_token: 'a', token_type: 'bearer', id_token: idToken }),
  };
  server.on('request', ({ url }, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[url ?? '']?.() ?? {}));
  });
  return {
    issuer,
    /** What the next exchange of a code gets. */
    say(claims: object, how: 'signed' | 'by another key' | 'unsigned') {
      idToken = how === 'unsigned' ? `${encode({ alg: 'none' })}.${encode(claims)}.` : '';
      if (how !== 'unsigned') idToken = sign(claims, how === 'signed' ? own.privateKey : strange.privateKey);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function sign(claims: object, key: KeyObject): string {
  const content = `${encode({ alg: 'RS256', kid: 'k' })}.${encode(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;
}

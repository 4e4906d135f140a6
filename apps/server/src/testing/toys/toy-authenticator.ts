import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyCreation, PasskeyRequest } from '@portico/contract/passkey-answers.schemas';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface ToyAuthenticatorOptions {
  readonly origin: string;
  /** How often it was used; one that does not count stays at zero. */
  readonly counts?: boolean;
  /** Whether it asks its owner for a PIN or finger. */
  readonly verifies?: boolean;
}

export type ToyAuthenticator = ReturnType<typeof toyAuthenticator>;

/** An authenticator in software, with one key: it signs what WebAuthn says that it signs. */
export function toyAuthenticator({ origin, counts = true, verifies = true }: ToyAuthenticatorOptions) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const name = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const;
  let counter = 0;
  let owner: string | undefined;

  const clientData = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  /** Present, perhaps verified; with a new key, its data. */
  const authenticatorData = (rpId: string, attested: Uint8Array = Buffer.alloc(0)) => {
    const flags = 0x01 | (verifies ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  };
  const signed = (data: Buffer, client: Buffer) => sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);

  return {
    id: name.id,
    publicKey: Buffer.from(coseKey(publicKey)),
    /** The counter as a copy of the device would have it. */
    setCounter: (value: number) => {
      counter = value;
    },
    /** Makes the key known, with an attestation that it has signed itself. */
    create: ({ challenge, rp, user }: Pick<PasskeyCreation, 'challenge' | 'rp' | 'user'>, at?: string) => {
      owner = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = authenticatorData(rp.id, Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]));
      const client = clientData('webauthn.create', challenge, at);
      const attStmt = new Map<string, number | Uint8Array>([
        ['alg', -7],
        ['sig', Uint8Array.from(signed(authData, client))],
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | typeof attStmt>([
          ['fmt', 'packed'],
          ['attStmt', attStmt],
          ['authData', Uint8Array.from(authData)],
        ]),
      );
      const attestationObject = Buffer.from(attestation).toString('base64url');
      return {
        ...name,
        response: { clientDataJSON: client.toString('base64url'), attestationObject, transports: ['usb'] },
      };
    },
    get: ({ challenge, rpId }: Pick<PasskeyRequest, 'challenge' | 'rpId'>, at?: string) => {
      if (counts) counter += 1;
      const data = authenticatorData(rpId);
      const client = clientData('webauthn.get', challenge, at);
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signed(data, client).toString('base64url'),
        userHandle: owner,
      };
      return { ...name, response };
    },
  };
}

function sha256(of: string | Buffer): Buffer {
  return createHash('sha256').update(of).digest();
}

/** A key of the curve P-256 as COSE writes it. */
function coseKey(key: ReturnType<typeof generateKeyPairSync>['publicKey']): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]),
  );
}

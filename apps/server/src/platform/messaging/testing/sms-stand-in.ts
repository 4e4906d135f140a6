import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { portOf } from './port-of.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export const smsKeys = {
  keyId: 'testId',
  keySecret: 'testSecret',
  signName: '某某大学',
  templateCode: 'SMS_1',
  abroad: { signName: 'Toy University', templateCode: 'SMS_2' },
};

/** A fake of Aliyun's SendSms: it checks the signature, refuses a nonce it has seen, then responds. */
export async function openSmsStandIn() {
  const answers: (Answer | 'silence')[] = [];
  const calls: Record<string, string>[] = [];
  const nonces = new Set<string>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const call = Object.fromEntries(new URLSearchParams(body));
      calls.push(call);
      const reply = ({ status, body: content }: Answer) => response.writeHead(status).end(JSON.stringify(content));
      if (!isSigned(request.method ?? '', call)) return reply({ status: 400, body: { Code: 'SignatureDoesNotMatch' } });
      const nonce = call['SignatureNonce'] ?? '';
      if (nonces.has(nonce)) return reply({ status: 400, body: { Code: 'SignatureNonceUsed' } });
      nonces.add(nonce);
      const answer = answers.shift() ?? { status: 200, body: { Code: 'OK', BizId: '900619^0', Message: 'OK' } };
      return answer === 'silence' ? undefined : reply(answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  return {
    endpoint: `http://127.0.0.1:${port}/`,
    calls,
    answerWith: (...next: (Answer | 'silence')[]) => void answers.push(...next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Computed independently from the rules of the protocol, not with the code under test. */
function isSigned(method: string, { Signature: signature, ...call }: Record<string, string>): boolean {
  const pairs = Object.keys(call)
    .sort()
    .map((name) => `${percent(name)}=${percent(call[name] ?? '')}`);
  const hmac = createHmac('sha1', `${smsKeys.keySecret}&`);
  return hmac.update([method, '%2F', percent(pairs.join('&'))].join('&')).digest('base64') === signature;
}

function percent(value: string): string {
  return [...Buffer.from(value, 'utf8')]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[A-Za-z0-9\-_.~]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

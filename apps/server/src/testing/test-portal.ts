import { captcha } from '@portico/contract/proofs';
import { unseal } from '../platform/seal.ts';
import { openClient } from './client.ts';
import { type openTestServer, testSecretKey } from './test-server.ts';
import type { ToyProject } from './toy-tenants.ts';

type Server = Awaited<ReturnType<typeof openTestServer>>;
type Fields = Readonly<Record<string, string>>;

/** Speaks to a test server as one project's portal does. */
export function openTestPortal(server: Server, project: ToyProject) {
  let visits = 0;
  const send = async (method: 'GET' | 'POST', path: string, fields: Fields, token?: string) => {
    visits += 1;
    const encoded = new URLSearchParams(
      token === undefined ? { project_id: project.id, ...fields } : fields,
    ).toString();
    const answer = await server.app.inject({
      method,
      url: method === 'GET' ? `${path}?${encoded}` : path,
      ...(method === 'POST' ? { payload: encoded } : {}),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(token === undefined ? {} : { token }) },
      // Each from another address, so that the limits by address stay out of the way.
      remoteAddress: `198.51.${Math.floor(visits / 250) % 250}.${visits % 250}`,
    });
    return { http: answer.statusCode, ...answer.json() };
  };
  const client = openClient(server.app, project);
  const get = (path: string, fields: Fields = {}, token?: string) => send('GET', path, fields, token);
  const post = (path: string, fields: Fields = {}, token?: string) => send('POST', path, fields, token);

  /** A challenge with its right answer. */
  const humanProof = async (): Promise<{ challenge: string; captcha: string }> => {
    const { challenge } = await client.call(captcha, {});
    return { challenge, captcha: readChallenge(challenge) };
  };

  /** The newest message to somebody, as it would leave. */
  const lastMessage = (recipient: string) =>
    server.ownerDb
      .selectFrom('outgoing_messages')
      .selectAll()
      .where('project_id', '=', project.id)
      .where('recipient', '=', recipient)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();

  const lastCode = async (recipient: string): Promise<string> =>
    /(?<!\d)\d{6}(?!\d)/.exec((await lastMessage(recipient))?.text ?? '')?.[0] ?? '';

  const lastToken = async (recipient: string): Promise<string> =>
    /token=([\w-]+)/.exec((await lastMessage(recipient))?.text ?? '')?.[1] ?? '';

  return { ...client, get, post, humanProof, lastMessage, lastCode, lastToken };
}

/** The characters that a captcha shows. */
function readChallenge(challenge: string): string {
  const opened = unseal(testSecretKey, 'human challenge', challenge);
  return opened === undefined ? '' : JSON.parse(opened).text;
}

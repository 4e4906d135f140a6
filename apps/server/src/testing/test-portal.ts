import { captcha } from '@portico/contract/proofs';
import { unseal } from '../platform/secrets/seal.ts';
import { openClient } from './client.ts';
import { type openTestServer, testSecretKey } from './test-server.ts';
import type { ToyProject } from './toys/toy-tenants.ts';

type Server = Awaited<ReturnType<typeof openTestServer>>;

/** Calls a test server like one project's portal does. */
export function openTestPortal(server: Server, project: ToyProject) {
  const client = openClient(server.app, project);

  /** A challenge with its correct answer. */
  const humanProof = async (): Promise<{ challenge: string; captcha: string }> => {
    const { challenge } = await client.call(captcha, {});
    return { challenge, captcha: readChallenge(challenge) };
  };

  /** The newest message to somebody, as it would be sent. */
  const lastMessage = (recipient: string) =>
    server.ownerDb
      .selectFrom('outgoing_messages')
      .selectAll()
      .where('project_id', '=', project.id)
      .where('recipient', '=', recipient)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();

  /** Only a separate number: names of projects in tests may contain six digits, too. */
  const lastCode = async (recipient: string): Promise<string> =>
    /(?<![\w-])\d{6}(?![\w-])/.exec((await lastMessage(recipient))?.text ?? '')?.[0] ?? '';

  const lastToken = async (recipient: string): Promise<string> =>
    /token=([\w-]+)/.exec((await lastMessage(recipient))?.text ?? '')?.[1] ?? '';

  return { ...client, humanProof, lastMessage, lastCode, lastToken };
}

/** The characters in a captcha. */
function readChallenge(challenge: string): string {
  const opened = unseal(testSecretKey, 'human challenge', challenge);
  return opened === undefined ? '' : JSON.parse(opened).text;
}

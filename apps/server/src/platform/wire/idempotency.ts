import type { RouteSpec } from '@portico/contract/route';
import { headers } from '@portico/contract/wire';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import type { ApplicantCall, IncomingCall, LetterCall, Situation, Situations, VisitorCall } from './bound-route.ts';
import { answerWith } from './answer/envelope.ts';
import type { ProjectDb } from '../db/database.ts';
import { createHash } from 'node:crypto';

const longestKey = 200;

/**
 * Requests with the same key get the same response and have one effect. The key's row and the effect are one
 * transaction, and a second request with the key waits for that row until the first has ended.
 */
export async function answerOnce<S extends Situation>(
  { parameters }: IncomingCall,
  route: RouteSpec,
  call: Situations[S],
  run: (call: Situations[S]) => Promise<unknown>,
): Promise<unknown> {
  const { key } = call;
  if (!mayRepeat(route) || key === null || !('project' in call)) return answerWith(await run(call));
  const claim = {
    project_id: call.project.id,
    person: personOf(call),
    key,
    route: route.name,
    request_digest: await requestDigest(key, parameters),
  };
  return call.db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('idempotency_keys')
      .values(claim)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows === 0n) return recall(transaction, claim);
    const answer = answerWith(await run({ ...call, db: transaction }));
    await transaction
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('project_id', '=', claim.project_id)
      .where('person', '=', claim.person)
      .where('key', '=', key)
      .execute();
    return answer;
  });
}

/** The owner of a key: two people may send the same one. */
function personOf(call: VisitorCall | ApplicantCall | LetterCall): string {
  if ('recommendation' in call) return call.recommendation.id;
  return 'session' in call ? call.session.applicantId : 'visitor';
}

/** The Idempotency-Key of a request; null if it has none. */
export function keyOf(request: FastifyRequest): string | null {
  const key = request.headers[headers.idempotencyKey.toLowerCase()];
  if (typeof key !== 'string') return null;
  if (key.length === 0 || key.length > longestKey) throw new Refused('malformed');
  return key;
}

// A response to credentials contains a token, which is never stored in plain text. And a wrong password must be
// counted, which a transaction that is rolled back would not do.
function mayRepeat(route: RouteSpec): boolean {
  return route.method === 'POST' && route.limit !== 'credential';
}

interface Claim {
  readonly project_id: string;
  readonly person: string;
  readonly key: string;
  readonly route: string;
  readonly request_digest: string;
}

async function recall(db: ProjectDb, claim: Claim): Promise<unknown> {
  const earlier = await db
    .selectFrom('idempotency_keys')
    .select(['route', 'request_digest', 'answer'])
    .where('project_id', '=', claim.project_id)
    .where('person', '=', claim.person)
    .where('key', '=', claim.key)
    .executeTakeFirstOrThrow();
  if (earlier.route !== claim.route || earlier.request_digest !== claim.request_digest) throw new Refused('keyReused');
  return earlier.answer;
}

/** A digest of everything that was sent: the same only for the same parameters and the same bytes of every file. */
async function requestDigest(key: string, parameters: Readonly<Record<string, unknown>>): Promise<string> {
  const sent: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(parameters))
    sent[name] = value instanceof Blob ? { file: digest(new Uint8Array(await value.arrayBuffer())) } : value;
  return digest(`${key}\n${JSON.stringify(sent)}`);
}

function digest(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}

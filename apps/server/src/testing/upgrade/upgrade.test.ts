import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalHash } from '../../domain/receipts/canonical-json.ts';
import { type Answer, openUpgraded, recorded, upgradeBefore } from './open-before.ts';
import { replay } from './replay.ts';

/**
 * A database from before sheets and options by value (commit 30adacc, 27 steps), with people, letters and files in
 * every state, and what each reader was shown at that time. After every upgrade, none of that may be missing or
 * different; an object may have new keys. Recorded again where readers are shown something else on purpose: the hash of
 * what is submitted after the upgrade, which freezes own words by value; numbers and codes of receipts; drafts, which
 * reviewers no longer see; thumbnails for staff; files of a module, which are a list now.
 */
let template: string;

beforeAll(async () => {
  template = await upgradeBefore();
});

describe.each(['reading', 'writing'] as const)('an upgraded database, %s', (part) => {
  let server: Awaited<ReturnType<typeof openUpgraded>>;
  beforeAll(async () => {
    server = await openUpgraded(template);
  });
  afterAll(() => server.close());

  // In the order of the recording, because some depend on what earlier ones wrote.
  it.each(recorded[part])('$what', async ({ answer, ...call }) => {
    const found = await replay(server, call);
    if (!answer.type.startsWith('application/json')) return expect(withoutBlanks(found)).toEqual(withoutBlanks(answer));
    expect({ ...found, body: JSON.parse(found.body) }).toMatchObject({ ...answer, body: JSON.parse(answer.body) });
  });
});

/** The spaces between the words of a document depend on the typesetter. */
function withoutBlanks(answer: Answer): Answer {
  return { ...answer, body: answer.body.replaceAll(/\s/g, '') };
}

describe('what was handed in before the upgrade', () => {
  it('still has the hash that its receipt names', async () => {
    const server = await openUpgraded(template);
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'snapshot'`.execute(server.ownerDb);
    const frozen = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ snapshot: unknown; hash: string }>`
        select snapshot, hash from ${sql.table(name)} where snapshot is not null`.execute(server.ownerDb);
      frozen.push(...rows);
    }
    await server.close();
    expect(frozen.length).toBeGreaterThanOrEqual(8);
    for (const { snapshot, hash } of frozen) expect(canonicalHash(snapshot)).toBe(hash);
  });
});

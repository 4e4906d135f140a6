import type { FastifyInstance } from 'fastify';
import type { Person } from './person/build-person.ts';
import type { Worlds } from './build-world.ts';
import { type Call, isFor } from './calls.ts';
import type { Caller } from './callers.ts';
import type { Cell } from './judge.ts';
import type { recordChanges } from './row-changes.ts';
import type { Answered } from './send-call.ts';

export interface Bench {
  readonly app: FastifyInstance;
  readonly worlds: Worlds;
  readonly callers: readonly Caller[];
  readonly changes: Awaited<ReturnType<typeof recordChanges>>;
}

interface Outcome {
  readonly problems: readonly string[];
  /** The callers whose request succeeded. */
  readonly permitted: ReadonlySet<string>;
}

/** The callers who try calls that need no session; more would only repeat the result. */
const doorCallers = new Set(['nobody', 'alice']);

/**
 * Makes every caller request their own objects, those of others in the same project, and those of another tenant;
 * returns what is wrong with the outcomes. Callers whom the call does not admit make one request only.
 */
export async function tryCall(bench: Bench, call: Call, judge: (cell: Cell) => string[]): Promise<Outcome> {
  const { spec } = call;
  const { alice, bob, carol, dora, sibling } = bench.worlds;
  const isDoor = spec.access.includes('anyone');
  const problems: string[] = [];
  const permitted = new Set<string>();
  for (const caller of bench.callers.filter(({ name }) => !isDoor || doorCallers.has(name))) {
    const mayCall = isFor(caller, spec);
    const targets = isDoor ? [alice, carol] : mayCall ? [alice, bob, carol, dora] : [alice];
    for (const [target, send] of distinct(call, caller, targets)) {
      const answered = await send(bench.app);
      if (answered.isDone) permitted.add(isDoor ? 'anyone' : (caller.audience ?? 'nobody'));
      const cell: Cell = {
        caller,
        target,
        isDoor,
        answered,
        mayCall,
        people: [alice, bob, carol, dora],
        changes: await bench.changes.take(),
        alsoIn: spec.name === 'switchProject' ? [sibling.id] : [],
      };
      for (const problem of judge(cell)) problems.push(`${spec.name} by ${caller.name} on ${target.name}: ${problem}`);
    }
  }
  return { problems, permitted };
}

type Send = (app: FastifyInstance) => Promise<Answered>;

/** Identical requests for several people's objects are made once. */
function distinct(call: Call, caller: Caller, people: readonly Person[]): Iterable<readonly [Person, Send]> {
  const found = new Map<string, readonly [Person, Send]>();
  for (const person of people)
    for (const [text, send] of call.requests(caller, person)) if (!found.has(text)) found.set(text, [person, send]);
  return found.values();
}

import type { FastifyInstance } from 'fastify';
import type { Person } from './person/build-person.ts';
import type { Worlds } from './build-world.ts';
import { type Call, isFor } from './calls.ts';
import type { Caller } from './callers.ts';
import type { Cell } from './judge.ts';
import type { noteChanges } from './row-changes.ts';
import type { Answered } from './send-call.ts';

export interface Bench {
  readonly app: FastifyInstance;
  readonly worlds: Worlds;
  readonly callers: readonly Caller[];
  readonly changes: Awaited<ReturnType<typeof noteChanges>>;
}

interface Outcome {
  readonly problems: readonly string[];
  /** Whose request did what it asked for. */
  readonly permitted: ReadonlySet<string>;
}

/** Who tries what anyone may do: more of them would only repeat it. */
const doorCallers = new Set(['nobody', 'alice']);

/**
 * Has every caller ask for own objects, those of others in the same project, and those of another tenant; tells what is
 * wrong with the outcomes. Whoever has no business with the call asks for one thing only.
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

/** A request that several people's objects lead to is made once. */
function distinct(call: Call, caller: Caller, people: readonly Person[]): Iterable<readonly [Person, Send]> {
  const found = new Map<string, readonly [Person, Send]>();
  for (const person of people)
    for (const [text, send] of call.requests(caller, person)) if (!found.has(text)) found.set(text, [person, send]);
  return found.values();
}

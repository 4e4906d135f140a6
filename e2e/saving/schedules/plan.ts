import { type Random, randomFrom } from '@portico/form-engine/testing/random';
import type { Line } from '../support/notebook.ts';

/** The tabs: two on the first device, one on the other. */
export const slots = ['first tab', 'second tab', 'other device'] as const;
export type Slot = (typeof slots)[number];

/** Each tab writes its own lines, so that their final text is known exactly; all tabs write the story. */
export const linesOf: Readonly<Record<Slot, readonly [Line, ...Line[]]>> = {
  'first tab': ['Alpha', 'Beta'],
  'second tab': ['Gamma'],
  'other device': ['Delta'],
};
export const shared = 'Story';

export type Step =
  | { readonly do: 'write'; readonly slot: Slot; readonly line: Line | typeof shared; readonly text: string }
  | { readonly do: 'add a place'; readonly text: string }
  | { readonly do: 'open' | 'close' | 'crash' | 'reload' | 'see it saved'; readonly slot: Slot }
  | { readonly do: 'lose answers' | 'drop requests'; readonly times: number }
  | { readonly do: 'go offline' | 'go dark' | 'refuse' | 'mend' | 'kill the server' };

const shortest = 6;
const spread = 7;
const samples = ['w', 'Wort', '字', '繁體', 'é', '👍', '<b>', '"', '&'] as const;

/** The steps of one schedule, the same for the same seed. */
export function planOf(seed: number): readonly Step[] {
  const random = randomFrom(seed);
  const open = new Set<Slot>();
  const steps: Step[] = [];
  let isBroken = false;
  const add = (step: Step) => {
    steps.push(step);
    if (step.do === 'open') open.add(step.slot);
    if (step.do === 'close' || step.do === 'crash') open.delete(step.slot);
    if (step.do === 'mend') isBroken = false;
    if (step.do === 'go offline' || step.do === 'go dark' || step.do === 'refuse') isBroken = true;
  };
  add({ do: 'open', slot: 'first tab' });
  const length = shortest + random.number(spread);
  while (steps.length < length) {
    const step = nextStep({ random, open, at: steps.length });
    // Loading a page needs the network.
    const needsRoad = step.do === 'open' || step.do === 'reload' || step.do === 'see it saved';
    if (isBroken && needsRoad) add({ do: 'mend' });
    add(step);
  }
  return steps;
}

interface Turn {
  readonly random: Random;
  readonly open: ReadonlySet<Slot>;
  readonly at: number;
}

/** How often each step happens, in per cent. */
const happenings: readonly (readonly [share: number, step: (turn: Turn, slot: Slot) => Step])[] = [
  [42, write],
  [10, (_, slot) => ({ do: 'see it saved', slot })],
  [6, ({ random }) => ({ do: 'lose answers', times: 1 + random.number(3) })],
  [4, ({ random }) => ({ do: 'drop requests', times: 1 + random.number(2) })],
  [5, () => ({ do: 'go offline' })],
  [3, () => ({ do: 'go dark' })],
  [3, () => ({ do: 'refuse' })],
  [4, () => ({ do: 'mend' })],
  [5, (_, slot) => ({ do: 'crash', slot })],
  [4, (_, slot) => ({ do: 'close', slot })],
  [3, (_, slot) => ({ do: 'reload', slot })],
  [7, openAnother],
  [2, () => ({ do: 'kill the server' })],
  [2, (turn, slot) => (turn.open.has('first tab') ? { do: 'add a place', text: textOf(turn) } : write(turn, slot))],
];

function nextStep(turn: Turn): Step {
  const [first, ...others] = slots.filter((slot) => turn.open.has(slot));
  if (first === undefined) return { do: 'open', slot: turn.random.pick(slots) };
  const slot = turn.random.pick([first, ...others]);
  let left = turn.random.number(100);
  const [, step] = happenings.find(([share]) => (left -= share) < 0) ?? [100, write];
  return step(turn, slot);
}

function write(turn: Turn, slot: Slot): Step {
  const { random } = turn;
  return { do: 'write', slot, line: random.chance(0.12) ? shared : random.pick(linesOf[slot]), text: textOf(turn) };
}

function openAnother(turn: Turn, slot: Slot): Step {
  const [first, ...others] = slots.filter((one) => !turn.open.has(one));
  return first === undefined ? write(turn, slot) : { do: 'open', slot: turn.random.pick([first, ...others]) };
}

function textOf({ random, at }: Turn): string {
  return `${random.pick(samples)}${at};`;
}

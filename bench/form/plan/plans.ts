import { type Question, type QuestionKind, questionKinds } from './question.ts';

export const plans = { typing: planTyping, all: planAll } as const;

export type PlanName = keyof typeof plans;

const typingBlock: readonly QuestionKind[] = [
  'text',
  'text',
  'single-choice',
  'text',
  'long-text',
  'text',
  'text',
  'select',
  'text',
  'long-text',
];

/**
 * Lines, long texts with counters, and choices. In every ten, a choice opens the next line, and a line must differ from
 * the long text before it.
 */
export function planTyping(count: number): readonly Question[] {
  return inBlocks(typingBlock, count, (position, at) => {
    if (position === 3) return { openedBy: keyAt(at - 1) };
    return position === 5 ? { differsFrom: keyAt(at - 1) } : {};
  });
}

/** All types in turn, every second question required, no conditions: the cheapest form for the peers. */
export function planAll(count: number): readonly Question[] {
  return inBlocks(questionKinds, count, () => ({}));
}

/** All types in turn; in every twelve, the single choice opens the multiple one. */
export function planConditional(count: number): readonly Question[] {
  return inBlocks(questionKinds, count, (position, at) => (position === 3 ? { openedBy: keyAt(at - 1) } : {}));
}

/**
 * The long text nearest to the middle of `planTyping`: it has a check and a counter, and the next line depends on it.
 */
export function typedKey(count: number): string {
  return keyAt(Math.floor(count / 20) * 10 + 4);
}

function inBlocks(
  block: readonly QuestionKind[],
  count: number,
  extras: (position: number, at: number) => Partial<Question>,
): readonly Question[] {
  return Array.from({ length: count }, (_, at) => {
    const position = at % block.length;
    const kind = block[position] ?? 'text';
    const label = `${at + 1}. Please answer this question about yourself`;
    return { key: keyAt(at), kind, label, required: at % 2 === 0, shortest: 2, longest: 400, ...extras(position, at) };
  });
}

function keyAt(at: number): string {
  return `q${at}`;
}

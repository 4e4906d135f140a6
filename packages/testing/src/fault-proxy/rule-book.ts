import type { Fault, Rule } from './fault.ts';

interface Kept {
  readonly rule: Rule;
  left: number;
}

/** The rules that hold at the moment, and how often each may still strike. */
export class RuleBook {
  #kept: Kept[] = [];

  /** Gives back how to take the rule out again. */
  add(rule: Rule): () => void {
    const kept = { rule, left: rule.times ?? Number.POSITIVE_INFINITY };
    this.#kept.push(kept);
    return () => {
      this.#kept = this.#kept.filter((one) => one !== kept);
    };
  }

  clear(): void {
    this.#kept = [];
  }

  /** What strikes this request: of each kind the oldest rule that is not spent. Each is used once by it. */
  strike(method: string, path: string): readonly Fault[] {
    const able = this.#kept.filter(({ rule, left }) => left > 0 && (rule.where?.test(`${method} ${path}`) ?? true));
    const struck = able.filter((one) => one === able.find(({ rule }) => rule.fault.kind === one.rule.fault.kind));
    for (const kept of struck) kept.left -= 1;
    return struck.map(({ rule }) => rule.fault);
  }
}

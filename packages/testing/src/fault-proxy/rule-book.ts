import type { Fault, Rule } from './fault.ts';

interface Entry {
  readonly rule: Rule;
  left: number;
}

/** The current rules, and how often each still applies. */
export class RuleBook {
  #entries: Entry[] = [];

  /** Adds a rule; the returned function removes it. */
  add(rule: Rule): () => void {
    const entry = { rule, left: rule.times ?? Number.POSITIVE_INFINITY };
    this.#entries.push(entry);
    return () => {
      this.#entries = this.#entries.filter((one) => one !== entry);
    };
  }

  clear(): void {
    this.#entries = [];
  }

  /** The faults for this request: for each kind the oldest rule that is not used up. Each is counted once. */
  strike(method: string, path: string): readonly Fault[] {
    const able = this.#entries.filter(({ rule, left }) => left > 0 && (rule.where?.test(`${method} ${path}`) ?? true));
    const struck = able.filter((one) => one === able.find(({ rule }) => rule.fault.kind === one.rule.fault.kind));
    for (const entry of struck) entry.left -= 1;
    return struck.map(({ rule }) => rule.fault);
  }
}

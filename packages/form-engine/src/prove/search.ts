import type { Formula } from './formula.ts';
import { blank, hidden, type Variable } from './variable.ts';

/** How many more steps may be taken. Steps are counted, not timed, so that every machine finds the same. */
export interface Budget {
  left: number;
}

/** What formulas mean in the form that is searched. */
export interface SearchWorld {
  readonly start: (variable: Variable) => bigint;
  readonly meaning: (variable: Variable, isShown: boolean) => Formula;
  /** The answers in these states, each set with what must hold for them to be offered. */
  readonly offers: (variable: Variable, states: bigint) => readonly Formula[];
}

/** The states that are left to the variables that matter: all others are free. Null if nothing is possible. */
export type Found = ReadonlyMap<Variable, bigint> | null;

interface Goals {
  readonly first: Formula;
  readonly rest: Goals | null;
}

interface Choice {
  readonly open: Goals | null;
  readonly late: Goals | null;
  readonly changes: number;
  readonly parts: readonly Formula[];
  next: number;
}

/**
 * Looks for states in which all goals hold, depth first: a goal about one variable leaves it fewer states, a choice between
 * goals is tried in turn. Without recursion, since a chain of rules may be as long as a form. Says `undecided` when the
 * budget is spent.
 */
export function search(goals: readonly Formula[], world: SearchWorld, budget: Budget): Found | 'undecided' {
  return new Search(world, budget).run(goals);
}

class Search {
  private readonly left = new Map<Variable, bigint>();
  private readonly changes: (readonly [Variable, bigint | undefined])[] = [];
  private readonly choices: Choice[] = [];
  private open: Goals | null = null;
  private late: Goals | null = null;

  constructor(
    private readonly world: SearchWorld,
    private readonly budget: Budget,
  ) {}

  run(goals: readonly Formula[]): Found | 'undecided' {
    this.add({ all: goals });
    for (;;) {
      this.budget.left -= 1;
      if (this.budget.left < 0) return 'undecided';
      if (this.open === null) {
        if (this.late === null) return this.left;
        this.open = this.late;
        this.late = null;
        continue;
      }
      const { first, rest } = this.open;
      this.open = rest;
      if (!this.take(first) && !this.goBack()) return null;
    }
  }

  private add(goal: Formula): void {
    this.open = { first: goal, rest: this.open };
  }

  /** Works on one goal; false if it cannot hold any more. */
  private take(goal: Formula): boolean {
    if ('of' in goal) return this.narrow(goal.of, goal.states);
    if ('shown' in goal) return this.narrow(goal.shown, goal.is ? ~hidden : hidden);
    if ('offered' in goal) return this.choose(this.world.offers(goal.offered, this.statesOf(goal.offered)));
    if ('any' in goal) return this.choose(goal.any);
    // The first part is worked on first.
    for (let at = goal.all.length - 1; at >= 0; at -= 1) {
      const part = goal.all[at];
      if (part !== undefined) this.add(part);
    }
    return true;
  }

  private statesOf(variable: Variable): bigint {
    return this.left.get(variable) ?? this.world.start(variable);
  }

  private narrow(variable: Variable, states: bigint): boolean {
    const known = this.left.get(variable);
    const before = known ?? this.world.start(variable);
    const after = before & states;
    if (after === 0n) return false;
    if (after === before && (known !== undefined || isOpen(before))) return true;
    this.changes.push([variable, known]);
    this.left.set(variable, after);
    const wasOpen = known === undefined || isOpen(before);
    if (!isOpen(after) && wasOpen) this.add(this.world.meaning(variable, after !== hidden));
    if (variable.field.under !== null && after !== hidden && (after & blank) === 0n)
      this.late = { first: { offered: variable }, rest: this.late };
    return true;
  }

  /** Tries the parts in turn, without those that are impossible by now. */
  private choose(all: readonly Formula[]): boolean {
    const parts: Formula[] = [];
    for (const part of all) {
      const states = 'of' in part ? part.states : 'shown' in part ? (part.is ? ~hidden : hidden) : null;
      const variable = 'of' in part ? part.of : 'shown' in part ? part.shown : null;
      if (states === null || variable === null) {
        parts.push(part);
        continue;
      }
      const before = this.statesOf(variable);
      if ((before & states) === 0n) continue;
      // It holds whatever happens.
      if ((before & ~states) === 0n && (isOpen(before) || this.left.has(variable))) return true;
      parts.push(part);
    }
    const [first] = parts;
    if (first === undefined) return false;
    if (parts.length > 1) {
      const { open, late } = this;
      this.choices.push({ open, late, changes: this.changes.length, parts, next: 1 });
    }
    this.add(first);
    return true;
  }

  /** Returns to the last choice with something left to try. */
  private goBack(): boolean {
    const choice = this.choices.at(-1);
    if (choice === undefined) return false;
    while (this.changes.length > choice.changes) {
      const [variable, states] = this.changes.pop() ?? [];
      if (variable === undefined) break;
      if (states === undefined) this.left.delete(variable);
      else this.left.set(variable, states);
    }
    this.open = choice.open;
    this.late = choice.late;
    const part = choice.parts[choice.next];
    choice.next += 1;
    if (choice.next >= choice.parts.length) this.choices.pop();
    if (part !== undefined) this.add(part);
    return true;
  }
}

/** Whether both remain possible: that it shows, and that it does not. */
function isOpen(states: bigint): boolean {
  return (states & hidden) !== 0n && states !== hidden;
}

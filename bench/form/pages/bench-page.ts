import { type PlanName, plans } from '../plan/plans.ts';
import type { Question } from '../plan/question.ts';

interface FormLibrary<Definition> {
  /** Created before the clock starts: a product gets its definition from the server. */
  readonly define: (questions: readonly Question[]) => Definition;
  /** From definition to screen. */
  readonly mount: (definition: Definition, root: HTMLElement, plan: PlanName) => void;
  /** The selector of an element that shows a question is on the screen. */
  readonly selectorOf: (key: string) => string;
  /** The text area of a question. */
  readonly areaOf: (key: string) => string;
}

/** Passes a library to the benchmark as `window.bench`; the address names the plan and the number of questions. */
export function exposeBench<Definition>(library: FormLibrary<Definition>): void {
  const parameters = new URLSearchParams(location.search);
  const plan = planNamed(parameters.get('plan'));
  const questions = plans[plan](Number(parameters.get('count')));
  const definition = library.define(questions);
  Object.assign(window, {
    bench: {
      mount: () => library.mount(definition, element('#root'), plan),
      areaOf: library.areaOf,
      missing: () => questions.filter(({ key }) => document.querySelector(library.selectorOf(key)) === null).length,
    },
  });
}

function planNamed(name: string | null): PlanName {
  return name === 'all' ? 'all' : 'typing';
}

function element(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The page has no ${selector}`);
  return element;
}

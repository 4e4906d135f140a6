import type { TriedAnswers, TriedForm, TriedPlace } from '@portico/contract/tried-form';
import type { FormDefinition, ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import type { FormAnswers } from '@portico/form-engine/values/answer';
import { create } from 'zustand';

/** The form that the designer tries in this page. */
export interface TriedState {
  readonly form: FormDefinition;
  readonly today: string;
  /** What the designer filled in last; another object each time. */
  readonly answers: FormAnswers | null;
  readonly at: TriedPlace | null;
  readonly report: (state: TriedAnswers) => void;
  /** The same as long as this page is open. */
  readonly visit: object;
}

/** Whether a part of the form is a letter, which its writer fills in on a page of their own. */
export function isLetter({ author }: Pick<ModuleDefinition, 'author'>): boolean {
  return author === 'recommender';
}

/** Whether the designer looks at a letter: at a part of one, or at nothing in a form that begins with one. */
export function triesLetter({ form, at }: Pick<TriedState, 'form' | 'at'>): boolean {
  const module = form.modules.find(({ id }) => id === at?.module) ?? form.modules[0];
  return module !== undefined && isLetter(module);
}

/** Null on every page but the one that the designer of forms frames. */
export const useTriedForm = create<TriedState | null>(() => null);

/** Takes what the designer says; modules that it does not repeat stay the same objects. */
export function takeTriedForm(message: TriedForm, report: TriedState['report']): void {
  const { order, changed, today, answers, at } = message;
  const before = useTriedForm.getState();
  const known = new Map<string, ModuleDefinition>();
  for (const module of [...(before?.form.modules ?? []), ...changed]) known.set(module.id, module);
  useTriedForm.setState(
    {
      form: { modules: order.flatMap((id) => known.get(id) ?? []) },
      today,
      answers: answers ?? before?.answers ?? null,
      at: at ?? before?.at ?? null,
      report,
      visit: before?.visit ?? {},
    },
    true,
  );
}

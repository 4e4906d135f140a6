import type { ModuleDefinition } from '@portico/form-engine/definition/form-definition';
import type { FormAnswers } from '@portico/form-engine/values/answer';

/** The kinds of message between the designer of a form and the frame in which it is tried. */
export const triedFormMessages = { form: 'portico-tried-form', answers: 'portico-tried-answers' } as const;

/** What the designer tells the frame. Nothing of it is ever sent on or stored. */
export interface TriedForm {
  /** The ids of all modules, in their order. */
  readonly order: readonly string[];
  /** Those that the frame does not know yet, or that have changed since. */
  readonly changed: readonly ModuleDefinition[];
  /** yyyy-mm-dd in the institution's time zone. */
  readonly today: string;
  /** What is filled in from now on; null leaves it as it is. */
  readonly answers: FormAnswers | null;
  /** Where to look; null leaves it to the person in the frame. */
  readonly at: TriedPlace | null;
}

export interface TriedPlace {
  readonly module: string;
  /** The key of a question or of a repeatable group; null for the beginning of the module. */
  readonly key: string | null;
}

/** What the frame tells the designer: what somebody has filled in, so that it outlives the frame. */
export interface TriedAnswers {
  readonly answers: FormAnswers;
  /** False while the form cannot be drawn, because questions decide about each other in a circle. */
  readonly isDrawn: boolean;
}

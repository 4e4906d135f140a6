import type { FieldDefinition } from '../definition/field-definition.ts';
import type { LocalText } from '../language.ts';
import type { Problem } from '../problem.ts';
import type { Answer } from '../values/answer.ts';

/** What a screen renders for one field. A new object only when something has changed. */
export interface FieldState {
  readonly answer: Answer;
  readonly visible: boolean;
  /** The problem, once the person has left the field or requested a check. */
  readonly problem: Problem | null;
  /** The definition as it applies to the other answers; null if there is no such field. */
  readonly definition: FieldDefinition | null;
  /** The question that must be answered before this one has options; null if there is none. */
  readonly waitsFor: LocalText | null;
}

/** A set of fields that are edited together: a form, or one row in its dialog. */
export interface FieldScope {
  readonly read: (key: string) => FieldState;
  readonly subscribe: (key: string, listener: () => void) => () => void;
  readonly change: (key: string, answer: Answer) => void;
  /** The person left the field: its problem may be shown from now on. */
  readonly leave: (key: string) => void;
}

import type { LocalText } from '@portico/form-engine/language';
import type { LeftOver } from '@portico/form-engine/versions/move-answers';

/** An answer without a place in the newer form, with the question it answered. */
export interface KeptLeftOver extends LeftOver {
  readonly uid: string;
  readonly label: LocalText;
  /** The answer in words, where it is not a text that says the same in every language. */
  readonly words?: LocalText;
}

import type { LocalText } from '@portico/form-engine/language';
import type { LeftOver } from '@portico/form-engine/versions/move-answers';

/** An answer that does not fit the newer form, with its question. */
export interface KeptLeftOver extends LeftOver {
  readonly uid: string;
  readonly label: LocalText;
  /** The answer in words, unless it is a text that is the same in every language. */
  readonly words?: LocalText;
}

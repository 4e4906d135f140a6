import type { LocalText } from '@portico/form-engine/language';
import type { LeftOver } from '@portico/form-engine/versions/move-answers';

/** An answer without a place in the newer form, with the question it answered. */
export interface KeptLeftOver extends LeftOver {
  readonly uid: string;
  readonly label: LocalText;
  /** The answer in words; older entries have none. */
  readonly words?: LocalText;
}

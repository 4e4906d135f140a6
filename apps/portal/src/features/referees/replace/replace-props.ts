import type { Language } from '@portico/form-engine/language';
import type { Referee } from '../../../parts/referees/referees-query.ts';

export interface ReplaceDialogProps {
  readonly referee: Referee;
  readonly name: string;
  /** Another address of the same person, or another person. */
  readonly what: 'address' | 'other';
  readonly language: Language;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

import type { ApplicantInfo } from '@portico/contract/recommendations.schemas';
import type { Language } from '@portico/form-engine/language';
import type { ReferencePage } from '../../lib/recommender/reference-addresses.ts';
import type { OpenSheet } from '../../parts/sheet/sheet-kind.ts';
import type { WrittenSheet } from '../../parts/sheet/sheet.tsx';
import type { FiledLetter } from './letter/read-letter.ts';

export type LetterFacts = ApplicantInfo['output'];

/** A letter that has come from the server. */
export interface LoadedLetterProps {
  readonly page: ReferencePage;
  readonly filed: FiledLetter;
  readonly facts: LetterFacts;
  readonly language: Language;
  /** The server has put something else into it: an earlier letter was taken over. */
  readonly onRefiled: (filed: FiledLetter) => void;
}

/** One that can be written. */
export interface WrittenLetterProps extends LoadedLetterProps, WrittenSheet {
  readonly letter: OpenSheet;
  readonly onSignIn: () => void;
}

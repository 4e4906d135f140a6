import type { ApplicantInfo } from '@portico/contract/recommendations.schemas';
import type { Language } from '@portico/form-engine/language';
import type { ReferencePage } from '../../lib/recommender/reference-addresses.ts';
import type { OpenSheet } from '../../parts/sheet/sheet-kind.ts';
import type { WrittenSheet } from '../../parts/sheet/sheet.tsx';
import type { FiledLetter } from './letter/read-letter.ts';

export type LetterFacts = ApplicantInfo['output'];

/** Props of a letter that has been loaded. */
export interface LoadedLetterProps {
  readonly page: ReferencePage;
  readonly filed: FiledLetter;
  readonly facts: LetterFacts;
  readonly language: Language;
  /** Called when the server has changed the content: an earlier letter was carried into it. */
  readonly onRefiled: (filed: FiledLetter) => void;
}

/** Props of a letter that can be written. */
export interface WrittenLetterProps extends LoadedLetterProps, WrittenSheet {
  readonly letter: OpenSheet;
  readonly onSignIn: () => void;
}

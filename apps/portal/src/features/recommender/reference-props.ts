import type { Language } from '@portico/form-engine/language';
import type { ReferencePage } from '../../lib/recommender/reference-addresses.ts';
import type { HashLocation } from '../../lib/navigation/hash-location.ts';

export interface ReferencePageProps {
  readonly location: HashLocation;
  readonly language: Language;
  readonly languages: readonly Language[];
  /** The page on which the project's skin lets recommenders write. */
  readonly writingPage: ReferencePage;
  readonly onLanguage: (language: Language) => void;
}

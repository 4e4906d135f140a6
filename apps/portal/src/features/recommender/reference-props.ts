import type { Language } from '@portico/form-engine/language';
import type { ReferencePage } from '../../lib/recommender/reference-addresses.ts';
import type { Place } from '../../lib/place/place.ts';

export interface ReferencePageProps {
  readonly place: Place;
  readonly language: Language;
  readonly languages: readonly Language[];
  /** Where the project's skin lets letters be written. */
  readonly writingPage: ReferencePage;
  readonly onLanguage: (language: Language) => void;
}

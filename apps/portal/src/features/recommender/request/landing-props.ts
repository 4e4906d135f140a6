import type { ApplicantInfo, LetterRequest } from '@portico/contract/recommendations.schemas';
import type { Language } from '@portico/form-engine/language';
import type { RecommenderSession } from '../../../lib/recommender/session/recommender-sessions.ts';
import type { ReferencePage } from '../../../lib/recommender/reference-addresses.ts';

/** A request that has been loaded, and the facts about it. */
export interface RequestLandingProps {
  readonly request: LetterRequest;
  readonly facts: ApplicantInfo['output'];
  readonly session: RecommenderSession;
  readonly language: Language;
  readonly writingPage: ReferencePage;
  readonly onChange: (request: LetterRequest) => void;
}

import type { Language } from '@portico/form-engine/language';
import type { Project, User } from '../../lib/state/session-store.ts';

export interface SubmittedPageProps {
  readonly project: Project;
  /** Null for a moment after the session has ended. */
  readonly user: User | null;
  readonly language: Language;
}

import type { Language } from '@portico/form-engine/language';
import type { Project, User } from '../../lib/state/session-store.ts';
import type { Preview } from './preview-queries.ts';

export interface PreviewPageProps {
  readonly project: Project;
  /** Null for a moment after the session has ended. */
  readonly user: User | null;
  readonly language: Language;
}

/** Props of the preview once it has loaded. */
export interface LoadedPreviewProps extends PreviewPageProps {
  readonly preview: Preview;
  /** Increases each time the person has signed in again. */
  readonly signedIn: number;
}

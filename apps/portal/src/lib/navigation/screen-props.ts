import type { Language } from '@portico/form-engine/language';
import type { RoutePath } from './paths.ts';
import type { HashLocation } from './hash-location.ts';
import type { Project, User } from '../state/session-store.ts';

/** The props of every screen; each takes what it needs. */
export interface ScreenProps {
  /** As in its row of the route table. */
  readonly path: RoutePath;
  /** From the words under its path. */
  readonly title: string;
  readonly location: HashLocation;
  readonly project: Project;
  /** Null if nobody is signed in, and for a moment after a session has ended. */
  readonly user: User | null;
  readonly language: Language;
}

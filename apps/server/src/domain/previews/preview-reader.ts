import type { StaffRole } from '@portico/contract/staff-abilities';
import { staffFilePath } from '@portico/contract/staff-applications';
import { filePath } from '@portico/contract/uploads';
import { mayInProject } from '../../platform/session/abilities.ts';

/** The facts about a reader that decide what is sent. */
export interface PreviewReader {
  /** Shows the referee modules. */
  readonly showReferrer: boolean;
  /** Shows letters: their state and content. */
  readonly showRecommendation: boolean;
  /** The reader is the applicant, who sees the content of letters only if the project allows it. */
  readonly isSubject: boolean;
  readonly showSensitive: boolean;
  /** The path where this reader opens files. */
  readonly filePath: string;
}

/** The rights of a reader may depend on the project's settings. */
export type ReaderOf = (settings: { readonly reviewersSeeSensitive?: boolean }) => PreviewReader;

/** Applicants see everything of their own. */
export const asApplicant: ReaderOf = () => ({
  showReferrer: true,
  showRecommendation: true,
  isSubject: true,
  showSensitive: true,
  filePath,
});

/** Staff see what their roles in the project allow; it decides whether reviewers see sensitive answers. */
export function asStaff(roles: readonly StaffRole[]): ReaderOf {
  return ({ reviewersSeeSensitive = false }) => ({
    showReferrer: mayInProject(roles, 'letters.read'),
    showRecommendation: mayInProject(roles, 'letters.read'),
    isSubject: false,
    showSensitive:
      mayInProject(roles, 'applications.readSensitive') ||
      (reviewersSeeSensitive && mayInProject(roles, 'applications.review')),
    filePath: staffFilePath,
  });
}

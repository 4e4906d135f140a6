import { staffFilePath } from '@portico/contract/staff-applications';
import { filePath } from '@portico/contract/uploads';
import { mayStaff, type StaffRole } from '../../platform/session/abilities.ts';

/** Who reads an application, as far as that decides what is sent. */
export interface PreviewReader {
  /** Modules about recommenders. */
  readonly showReferrer: boolean;
  /** Letters: how far they have come, and what they say. */
  readonly showRecommendation: boolean;
  /** The letters are about the reader, who learns what they say where the project lets applicants read it. */
  readonly isSubject: boolean;
  readonly showSensitive: boolean;
  /** Where this reader opens files. */
  readonly filePath: string;
}

/** Who reads may depend on what the project says about roles. */
export type ReaderOf = (settings: { readonly reviewersSeeSensitive?: boolean }) => PreviewReader;

/** Applicants see all that is theirs. */
export const asApplicant: ReaderOf = () => ({
  showReferrer: true,
  showRecommendation: true,
  isSubject: true,
  showSensitive: true,
  filePath,
});

/** Staff see by their role; of reviewers the project decides whether they see what is sensitive. */
export function asStaff(role: StaffRole): ReaderOf {
  return ({ reviewersSeeSensitive = false }) => ({
    showReferrer: role !== 'interviewer',
    showRecommendation: role !== 'interviewer',
    isSubject: false,
    showSensitive: mayStaff(role, 'applications.sensitive') || (role === 'reviewer' && reviewersSeeSensitive),
    filePath: staffFilePath,
  });
}

import type { Whose } from '../db/database.ts';
import type { ApplicantSession } from './applicant-session.ts';
import type { Recommendation } from './recommender-session.ts';

/** The rows that a call with this session may access; in admin edit mode, those of the applicant. */
export function ownRows({ applicantId }: Pick<ApplicantSession, 'applicantId'>): Whose {
  return { people: [applicantId] };
}

/** The rows that a recommender may access: the letter, and what writing it needs of the applicant. */
export function letterRows({ id, applicantId }: Pick<Recommendation, 'id' | 'applicantId'>): Whose {
  return { people: [applicantId], letter: id };
}

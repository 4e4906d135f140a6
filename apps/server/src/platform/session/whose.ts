import type { Whose } from '../db/database.ts';
import type { ApplicantSession } from './applicant-session.ts';
import type { Recommendation } from './recommender-session.ts';

/** Whose rows a call with this session touches; staff in somebody's form touch that person's. */
export function ownRows({ applicantId }: Pick<ApplicantSession, 'applicantId'>): Whose {
  return { people: [applicantId] };
}

/** What a recommender touches: the letter, and as much of whom it is about as writing it needs. */
export function letterRows({ id, applicantId }: Pick<Recommendation, 'id' | 'applicantId'>): Whose {
  return { people: [applicantId], letter: id };
}

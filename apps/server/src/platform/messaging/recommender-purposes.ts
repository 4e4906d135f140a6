/** Mails to recommenders about an applicant: they are deleted with the applicant, although the address is another's. */
export const recommenderPurposes = [
  'letter-invitation',
  'letter-reminder',
  'letter-thanks',
  'letter-withdrawn',
] as const;

export type RecommenderPurpose = (typeof recommenderPurposes)[number];

/** What is written to recommenders about an applicant: it goes with the applicant, though the address is another's. */
export const recommenderPurposes = [
  'letter-invitation',
  'letter-reminder',
  'letter-thanks',
  'letter-withdrawn',
] as const;

export type RecommenderPurpose = (typeof recommenderPurposes)[number];

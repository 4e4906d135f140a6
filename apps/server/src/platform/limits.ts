import type { LimitClass } from '@portico/contract/route';

/** Requests a minute to one call from one address; a school's whole computer room may share one. */
export const limits: Readonly<Record<LimitClass, number>> = {
  read: 6_000,
  write: 1_500,
  credential: 60,
  upload: 600,
};

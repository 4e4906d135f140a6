import type { LimitClass } from '@portico/contract/route';

/** Requests a minute to one call, from one session, or from one address without a session. */
export const limits: Readonly<Record<LimitClass, number>> = {
  read: 1_200,
  write: 300,
  credential: 30,
  upload: 120,
};

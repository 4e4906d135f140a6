import type { Retention } from '../../../platform/db/tables/tenant-tables.ts';

const dayMs = 86_400_000;

/** The first mail comes so long before somebody is deleted, at least. */
export const firstDays = 30;
/** And the last one so long before. */
export const lastDays = 7;
/** A time that was set or shortened stands so long before anybody is told: it may have been a slip. */
export const settlingDays = 7;

export interface RetentionFacts {
  readonly retention: Retention;
  readonly retention_shortened_at: Date | null;
  readonly state: string;
}

/** Whether people are told and deleted at all. Where they cannot sign in to keep a copy, nobody is. */
export function isRetaining({ retention, state }: RetentionFacts): boolean {
  return state === 'active' && (monthsOf(retention).drafts !== null || monthsOf(retention).applications !== null);
}

export function monthsOf(retention: Retention): {
  readonly drafts: number | null;
  readonly applications: number | null;
} {
  return { drafts: retention.draftsMonths ?? null, applications: retention.applicationsMonths ?? null };
}

/** From when people are told. */
export function tellsFrom({ retention_shortened_at: at }: RetentionFacts): Date {
  return at === null ? new Date(0) : daysAfter(at, settlingDays);
}

/** From when people are deleted, if they were told in time. */
export function deletesFrom({ retention_shortened_at: at }: RetentionFacts): Date {
  return at === null ? new Date(0) : daysAfter(at, firstDays);
}

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

export function latest(...moments: readonly Date[]): Date {
  return new Date(Math.max(...moments.map((moment) => moment.getTime())));
}

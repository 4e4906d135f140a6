import type { DemoTenant } from '../../../seeds/demo-tenant.ts';

/** A newly created tenant, with the ids of its batches by key. */
export interface Seeded {
  readonly tenant: DemoTenant;
  readonly orgId: string;
  readonly projectId: string;
  readonly batchIds: ReadonlyMap<string, string>;
  /** Null if the tenant keeps no table about its applicants. */
  readonly tableId: string | null;
  /** Null if the tenant has no form. */
  readonly formVersionId: string | null;
}

/** The same moment some days later, or earlier. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000);
}

/** That day at a UTC time: nine in the morning or midnight in the demo institutions' time zone. */
export function onTheHour(day: Date, time: '01:00:00' | '15:59:59'): Date {
  return new Date(`${day.toISOString().slice(0, 10)}T${time}Z`);
}

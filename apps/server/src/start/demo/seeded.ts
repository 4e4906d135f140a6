import type { DemoTenant } from '../../../seeds/demo-tenant.ts';

/** A tenant that was just made, with the id of each batch by its key. */
export interface Seeded {
  readonly tenant: DemoTenant;
  readonly orgId: string;
  readonly projectId: string;
  readonly batchIds: ReadonlyMap<string, string>;
  /** Null where the tenant has no form. */
  readonly formVersionId: string | null;
}

/** The same moment some days later, or earlier. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 86_400_000);
}

/** That day at a time of UTC: nine in the morning and midnight in the zone of the demo institutions. */
export function onTheHour(day: Date, time: '01:00:00' | '15:59:59'): Date {
  return new Date(`${day.toISOString().slice(0, 10)}T${time}Z`);
}

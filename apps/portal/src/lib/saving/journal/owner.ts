import { staffTab } from '../../session/staff-tab.ts';

/**
 * Whose journal it is: one person in one project. What staff type into that person's form has an owner of its own and
 * is never sent as the person's.
 */
export function journalOwner(slug: string, uid: string): string {
  const staff = staffTab();
  return JSON.stringify(staff === null ? [slug, uid] : [slug, uid, 'staff', staff.staffId]);
}

/** Copies in password-free mode belong to the device, the only thing that identifies the person. */
export function copyOwner(slug: string, device: string): string {
  return JSON.stringify([slug, 'device', device]);
}

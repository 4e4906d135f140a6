import { staffTab } from '../../session/staff-tab.ts';

/** Whose journal: one person in one project; what staff types into that person's form is never sent as the person's. */
export function journalOwner(slug: string, uid: string): string {
  const staff = staffTab();
  return JSON.stringify(staff === null ? [slug, uid] : [slug, uid, 'staff', staff.staffId]);
}

/** Copies of somebody without a password belong to the device, which is all that ties them to the person. */
export function copyOwner(slug: string, device: string): string {
  return JSON.stringify([slug, 'device', device]);
}

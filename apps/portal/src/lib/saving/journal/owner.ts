import { staffTab } from '../../session/staff-tab.ts';

/**
 * The owner of a journal: one person in one project. What staff type into that person's form has a separate owner and
 * is never sent as the person's.
 */
export function journalOwner(slug: string, uid: string): string {
  const staff = staffTab();
  return JSON.stringify(staff === null ? [slug, uid] : [slug, uid, 'staff', staff.staffId]);
}

/** In password-free mode copies belong to the device, the only thing that identifies the person. */
export function copyOwner(slug: string, device: string): string {
  return JSON.stringify([slug, 'device', device]);
}

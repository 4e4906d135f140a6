/** Whose journal: one person in one project. */
export function journalOwner(slug: string, uid: string): string {
  return JSON.stringify([slug, uid]);
}

/** Copies of somebody without a password belong to the device, which is all that ties them to the person. */
export function copyOwner(slug: string, device: string): string {
  return JSON.stringify([slug, 'device', device]);
}

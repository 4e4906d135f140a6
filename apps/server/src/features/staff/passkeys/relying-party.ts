/** The address for which passkeys are made: that of the settings, so that no forged header changes it. */
export function relyingParty(publicUrl: string): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** How authenticators name the owner of a passkey; it tells nothing about them. */
export function handleOf(staffId: string): string {
  return Buffer.from(staffId.replaceAll('-', ''), 'hex').toString('base64url');
}

/** By https, without credentials or a query; plain http only to this machine, and only where a setting allows it. */
export function isIssuerAllowed(issuer: string, isPrivateAllowed: boolean): boolean {
  if (!URL.canParse(issuer)) return false;
  const address = new URL(issuer);
  if (address.username !== '' || address.search !== '' || address.hash !== '') return false;
  if (address.protocol === 'https:') return true;
  return (
    isPrivateAllowed && address.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(address.hostname)
  );
}

/** What stands behind the @, in small letters. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}

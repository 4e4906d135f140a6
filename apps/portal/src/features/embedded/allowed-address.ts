/**
 * The address to show, if it is of an origin that the project allows; null otherwise. An own page is never shown: in a
 * frame it could do whatever the portal can.
 */
export function allowedAddress(text: string, origins: readonly string[], own: string): URL | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  const isAllowed = address.protocol === 'https:' && origins.includes(address.origin) && address.origin !== own;
  return isAllowed ? address : null;
}

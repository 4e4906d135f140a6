/** Opens a new window without access to this one. */
export function openElsewhere(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}

/** The address at which our server sends the file as a download. */
export function downloadAddress(address: string): string {
  if (!address.startsWith('/')) return address;
  return `${address}${address.includes('?') ? '&' : '?'}download=1`;
}

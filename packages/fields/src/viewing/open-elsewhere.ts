/** In a new window without access to this one. */
export function openElsewhere(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}

/** Our server sends a file to be saved when it is asked so. */
export function downloadAddress(address: string): string {
  if (!address.startsWith('/')) return address;
  return `${address}${address.includes('?') ? '&' : '?'}download=1`;
}

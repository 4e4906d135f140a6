/** In a window of its own, which learns nothing of this one. */
export function openElsewhere(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}

/** Saves a file under its name. */
export function saveFile(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = downloadAddress(address);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** Our server sends a file to be saved when it is asked so. */
export function downloadAddress(address: string): string {
  if (!address.startsWith('/')) return address;
  return `${address}${address.includes('?') ? '&' : '?'}download=1`;
}

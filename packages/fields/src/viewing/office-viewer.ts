/**
 * The installation may have a viewer for office documents; the server says so in the head of its pages and leads there
 * from the address of the file.
 */
export function officeViewerOfPage(): ((address: string) => string) | undefined {
  if (document.querySelector('meta[name="office-viewer"]') === null) return undefined;
  return (address) => `${address.split('?')[0]}/office`;
}

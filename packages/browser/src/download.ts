/** Lets the browser save what is at this address of our server. */
export function downloadFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

/** Lets the browser save content that was made in the page. */
export function downloadContent(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  downloadFrom(address, name);
  // Some browsers read it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

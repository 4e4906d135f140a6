/** Lets the browser keep something as a file. */
export function saveAs(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: some browsers fetch it only after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

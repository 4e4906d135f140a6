type Explain = (name: string) => void;

let explain: Explain | null = null;

/** For browsers that save nothing: instead of every download something is said. Returns how to end that. */
export function explainDownloads(say: Explain): () => void {
  explain = say;
  return () => {
    if (explain === say) explain = null;
  };
}

/** Lets the browser save what is at this address of our server. */
export function downloadFrom(address: string, name: string): void {
  if (explain !== null) return explain(name);
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

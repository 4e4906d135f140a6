const megabyte = 1_048_576;

/** Such as `340 KB` or `1.2 MB`. */
export function sizeInWords(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / megabyte).toFixed(1)} MB`;
}

/** The colour with the transparency that soft backgrounds use. */
export function colorRgba(hex: string, alpha = 0.2): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgba(${channels.join(', ')}, ${alpha})`;
}

/** A picture's address changes with its content, so that browsers may keep it for good. */
export function pictureUrl(projectId: string, kind: string, digest: string | null): string {
  return digest === null ? '' : `/pictures/${projectId}/${kind}?v=${digest}`;
}

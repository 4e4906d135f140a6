/**
 * The parameters of a path that matches a pattern such as `/noticeDetail/:id?`; null if it does not match. Only the
 * last part can be a parameter, and it may be missing.
 */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const expected = partsOf(pattern);
  const parts = partsOf(path).map(decoded);
  const last = expected.at(-1) ?? '';
  const parameter = last.startsWith(':') ? last.slice(1, -1) : null;
  const fixed = parameter === null ? expected : expected.slice(0, -1);
  if (parts.length > expected.length || fixed.some((part, at) => part !== parts[at])) return null;
  const value = parts[fixed.length];
  return parameter === null || value === undefined ? {} : { [parameter]: value };
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

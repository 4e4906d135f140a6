import type { Browser } from '@portico/contract/places.schemas';

const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/, 100],
  ['Opera', /OPR\/(\d+)/, 86],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/, 100],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/, 100],
  ['Safari', /Version\/(\d+)[.\d]* .*Safari\//, 15],
  ['Internet Explorer', /(?:MSIE |rv:)(\d+)[^)]*(?:Trident|\))/, Number.POSITIVE_INFINITY],
] as const;

/**
 * Detects the browser from its user agent, and whether the portal supports it; an unknown browser counts as supported.
 */
export function browserOf(agent: string): Browser['output'] {
  for (const [name, pattern, oldest] of browsers) {
    const version = pattern.exec(agent)?.[1];
    if (version !== undefined) return { supported: Number(version) >= oldest, name, version };
  }
  return { supported: true, name: '', version: '' };
}

import { existsSync } from 'node:fs';

const paths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** The browser that `npm test` found or installed; when run by hand, the first of the usual paths. */
export function findChromium(): string {
  const found = process.env['PORTICO_CHROMIUM'] ?? paths.find((path) => existsSync(path));
  if (found === undefined) throw new Error('There is no Chromium: run npm test once, or set PORTICO_CHROMIUM');
  return found;
}

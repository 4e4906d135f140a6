const dayInSeconds = 86_400;

export function readCookie(name: string, from: string = document.cookie): string | null {
  const pair = from.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
}

/** Spec 9: by default a cookie lives one day. */
export function writeCookie(name: string, value: string, seconds: number = dayInSeconds, path = '/apply/'): void {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${seconds}; SameSite=Lax`;
}

export const adminCookie = 'isadmin';

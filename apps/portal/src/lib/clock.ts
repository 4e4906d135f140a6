let skew = 0;

/** Milliseconds since 1970 by the server's clock, as far as this device can tell. */
export function now(): number {
  return Date.now() + skew;
}

export function nowSeconds(): number {
  return Math.floor(now() / 1000);
}

export function today(): Date {
  return new Date(now());
}

/** The server's clock decides deadlines (design 5.12), so screens show its time. */
export function learnServerTime(serverSeconds: number): void {
  const difference = serverSeconds * 1000 - Date.now();
  // The server sends whole seconds, so a smaller difference is rounding and not a wrong clock.
  skew = Math.abs(difference) < 2000 ? 0 : difference;
}

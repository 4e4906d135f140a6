let skew = 0;

/** Milliseconds since 1970 by the server's clock, as well as this device can tell. */
export function now(): number {
  return Date.now() + skew;
}

export function nowSeconds(): number {
  return Math.floor(now() / 1000);
}

export function today(): Date {
  return new Date(now());
}

/** Deadlines are decided by the server's clock (design 5.12): what a screen shows follows it. */
export function learnServerTime(serverSeconds: number): void {
  const difference = serverSeconds * 1000 - Date.now();
  // The server tells whole seconds: a smaller difference is rounding, not a wrong clock.
  skew = Math.abs(difference) < 2000 ? 0 : difference;
}

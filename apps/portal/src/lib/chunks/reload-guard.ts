const guardMs = 60_000;
const name = 'portico.reloaded-at';

/** Spec 9: at most one automatic reload in 60 seconds. A browser that cannot remember reloads never. */
export function mayReload(now: number, area: () => Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const last = Number(area().getItem(name) ?? 0);
    if (now - last < guardMs && now >= last) return false;
    area().setItem(name, String(now));
    return area().getItem(name) === String(now);
  } catch {
    return false;
  }
}

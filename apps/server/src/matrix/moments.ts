import { frozenNow } from '../testing/frozen-clock.ts';

/** Until when everybody of the matrix has an extension. */
export const extendedUntil = 1_890_000_000;

/** When the outage began that the matrix has measured. */
export const outageBegan = Math.floor(frozenNow.getTime() / 1000) + 3_600;

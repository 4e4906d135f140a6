import type { Language } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';

/** A moment as a clock of that zone shows it, with the zone's name. */
export function formatMoment(epochSeconds: number, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(localeTags[language], {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  }).format(epochSeconds * 1000);
}

export function formatDay(epochSeconds: number, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(localeTags[language], { timeZone, dateStyle: 'long' }).format(epochSeconds * 1000);
}

/** The zone of this device. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether both zones' clocks show the same at that moment, whatever the zones are called. */
export function sameClock(epochSeconds: number, zone: string, other: string): boolean {
  const shown = [zone, other].map((timeZone) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(epochSeconds * 1000),
  );
  return shown[0] === shown[1];
}

import type { Language } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const lengths = {
  long: { ...clock, year: 'numeric', month: 'long', day: 'numeric' },
  short: { ...clock, month: 'short', day: 'numeric' },
} as const;

/** A moment as a clock of that zone shows it, the zone's name behind it in every language. */
export function formatMoment(
  epochSeconds: number,
  language: Language,
  timeZone: string,
  length: keyof typeof lengths = 'long',
): string {
  const locale = localeTags[language];
  const moment = epochSeconds * 1000;
  const shown = new Intl.DateTimeFormat(locale, { ...lengths[length], timeZone }).format(moment);
  const named = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }).formatToParts(moment);
  const zone = named.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return language === 'en' ? `${shown} (${zone})` : `${shown}（${zone}）`;
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

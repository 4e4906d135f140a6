import type { Language } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const lengths = {
  long: { ...clock, year: 'numeric', month: 'long', day: 'numeric' },
  short: { ...clock, month: 'short', day: 'numeric' },
} as const;

/** For columns: the date in figures; in English with the short name of the month, since figures alone are ambiguous. */
const columnLength = {
  sc: { ...clock, year: 'numeric', month: '2-digit', day: '2-digit' },
  tc: { ...clock, year: 'numeric', month: '2-digit', day: '2-digit' },
  en: { ...clock, year: 'numeric', month: 'short', day: 'numeric' },
} as const;

/** A time in that zone, followed by the zone's name. */
export function formatMoment(
  epochSeconds: number,
  language: Language,
  timeZone: string,
  length: keyof typeof lengths | 'column' = 'long',
): string {
  const style = length === 'column' ? columnLength[language] : lengths[length];
  const formatted = new Intl.DateTimeFormat(localeTags[language], { ...style, timeZone }).format(epochSeconds * 1000);
  return withZone(formatted, epochSeconds, language, timeZone);
}

/** An already formatted time, followed by its zone. */
export function withZone(formatted: string, epochSeconds: number, language: Language, timeZone: string): string {
  const zone = zoneAt(epochSeconds, language, timeZone);
  return language === 'en' ? `${formatted} (${zone})` : `${formatted}（${zone}）`;
}

/** The name of a zone at that time, such as GMT+8. */
export function zoneAt(epochSeconds: number, language: Language, timeZone: string): string {
  const format = new Intl.DateTimeFormat(localeTags[language], { timeZone, timeZoneName: 'short' });
  const parts = format.formatToParts(epochSeconds * 1000);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

export function formatDay(epochSeconds: number, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(localeTags[language], { timeZone, dateStyle: 'long' }).format(epochSeconds * 1000);
}

/** The time zone of this device. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether clocks of both zones show the same at that time, whatever the zones are called. */
export function isSameClock(epochSeconds: number, zone: string, other: string): boolean {
  const [one, two] = [zone, other].map((timeZone) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(epochSeconds * 1000),
  );
  return one === two;
}

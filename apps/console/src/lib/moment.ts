import type { Language } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';

/** A moment as a clock of that zone shows it, the zone's name behind it. */
export function formatMoment(epochSeconds: number, language: Language, timeZone: string = ownZone()): string {
  return withZone(formatPlainMoment(epochSeconds, language, timeZone), epochSeconds, language, timeZone);
}

/** A moment that is told already, with its zone behind it. */
export function withZone(told: string, epochSeconds: number, language: Language, timeZone: string = ownZone()): string {
  const zone = zoneAt(epochSeconds, language, timeZone);
  return language === 'en' ? `${told} (${zone})` : `${told}（${zone}）`;
}

/** What a zone is called at that moment, such as GMT+8. */
export function zoneAt(epochSeconds: number, language: Language, timeZone: string = ownZone()): string {
  const named = new Intl.DateTimeFormat(localeTags[language], { timeZone, timeZoneName: 'short' });
  const parts = named.formatToParts(epochSeconds * 1000);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function formatPlainMoment(epochSeconds: number, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(localeTags[language], {
    year: 'numeric',
    month: language === 'en' ? 'short' : '2-digit',
    day: language === 'en' ? 'numeric' : '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(epochSeconds * 1000);
}

/** The zone of this device. */
export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Whether both zones' clocks show the same at that moment, whatever the zones are called. */
export function isSameClock(epochSeconds: number, zone: string, other: string): boolean {
  const [one, two] = [zone, other].map((timeZone) =>
    new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(epochSeconds * 1000),
  );
  return one === two;
}

import type { Language } from '@portico/form-engine/language';
import { localeTags } from '@portico/i18n/locale';
import { serverMessages } from '@portico/i18n/server-messages';
import { LRUCache } from 'lru-cache';
import { fillTemplate } from '../../platform/mail/fill-template.ts';

/** The time zones in which a moment is written: the institution's, and the reader's if known. */
export interface Zones {
  readonly timeZone: string;
  readonly readerZone?: string | null;
}

const formats = new Map<string, Intl.DateTimeFormat>();
const minuteMs = 60_000;
// Many mails name the same minute, and formatting it is slow.
const wordings = new LRUCache<string, string>({ max: 1_000 });

/**
 * A moment as written in a mail: in the institution's time zone and, if it differs, also in the reader's, each with its
 * name.
 */
export function momentInWords(moment: Date, { timeZone, readerZone = null }: Zones, language: Language): string {
  const there = momentIn(moment, timeZone, language);
  const here = readerZone === null ? there : momentIn(moment, readerZone, language);
  return here === there ? there : fillTemplate(serverMessages[language].mail.inBothZones, { there, here });
}

function momentIn(moment: Date, timeZone: string, language: Language): string {
  const key = `${language} ${timeZone}`;
  const minute = `${key} ${Math.floor(moment.getTime() / minuteMs)}`;
  const worded = wordings.get(minute);
  if (worded !== undefined) return worded;
  const cached = formats.get(key);
  // Creating a formatter is slow; there are only a few hundred zones.
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  const format = cached ?? new Intl.DateTimeFormat(localeTags[language], style);
  if (cached === undefined) formats.set(key, format);
  const words = `${format.format(moment)} (${zoneOf(moment, timeZone)})`;
  wordings.set(minute, words);
  return words;
}

function zoneOf(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

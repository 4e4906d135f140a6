import type { Language, LocalText } from '@portico/form-engine/language';
import type { ArticleItem } from './articles.schemas.ts';

/** Where the dates that are for everybody are subscribed to: `/<project>/<language>.ics`. It has no secret. */
export const noticeCalendarPath = '/v1/public/notice/calendar';

type Dated = Pick<ArticleItem, 'id' | 'events' | 'publish_time'>;

/** The dates of articles as a calendar file (RFC 5545), in UTC, which every calendar shows in the zone of its owner. */
export function calendarFile(articles: readonly Dated[], language: Language, name = ''): string {
  const wordsOf = (text: LocalText) => escaped(text[language] || Object.values(text).find(Boolean) || '');
  const lines = articles.flatMap(({ id, events, publish_time }) =>
    events.flatMap(({ title, start, end, place }, index) => [
      'BEGIN:VEVENT',
      `UID:${id}-${index}@portico`,
      `DTSTAMP:${utc(publish_time)}`,
      `DTSTART:${utc(start)}`,
      ...(end === 0 ? [] : [`DTEND:${utc(end)}`]),
      `SUMMARY:${wordsOf(title)}`,
      ...(wordsOf(place) === '' ? [] : [`LOCATION:${wordsOf(place)}`]),
      'END:VEVENT',
    ]),
  );
  const named = name === '' ? [] : [`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT6H'];
  const all = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Portico//EN', ...named, ...lines, 'END:VCALENDAR'];
  return all.map((line) => `${folded(line)}\r\n`).join('');
}

function utc(epochSeconds: number): string {
  return new Date(epochSeconds * 1000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');
}

/** Lines have at most 75 bytes; the next one begins with a blank. A Chinese character has three. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (new TextEncoder().encode(part + sign).length > 74) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n ');
}

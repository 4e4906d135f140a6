import * as z from 'zod';
import { Refused } from '../refused.ts';

// PostgreSQL knows no year 0.
const moment = z.iso.datetime({ precision: 6 }).refine((text) => !text.startsWith('0000'));

export interface Cursor {
  readonly moment: string;
  /** Tells apart what has the same moment. */
  readonly mark: string;
}

/** Where a page ends, as the next one names it: nobody outside needs to understand it. */
export function writeCursor({ moment: at, mark }: Cursor): string {
  return Buffer.from(`${at} ${mark}`).toString('base64url');
}

export function readCursor(text: string, marks: z.ZodType<string>): Cursor {
  const decoded = Buffer.from(text, 'base64url').toString('utf8');
  const between = decoded.indexOf(' ');
  const at = moment.safeParse(decoded.slice(0, Math.max(between, 0)));
  const mark = marks.safeParse(decoded.slice(between + 1));
  if (!at.success || !mark.success) throw new Refused('malformed', { cause: 'a cursor' });
  return { moment: at.data, mark: mark.data };
}

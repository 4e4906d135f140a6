import * as z from 'zod';
import { Refused } from '../../platform/refused.ts';

const largest = 1_048_576;
const payload = z.object({ file: z.string() });
const pngAddress = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/;

/** The PNG in a signature's payload: a JSON string whose `file` is a data URL. */
export function readAutograph(autograph: string): Buffer {
  const picture = Buffer.from(base64In(autograph), 'base64');
  if (picture.length === 0 || picture.length > largest) throw new Refused('signatureWrong');
  return picture;
}

function base64In(autograph: string): string {
  try {
    return pngAddress.exec(payload.parse(JSON.parse(autograph)).file)?.[1] ?? '';
  } catch {
    return '';
  }
}

import { longestMessage } from '@portico/contract/message-limits';
import { Refused } from '../../platform/refused.ts';

/** The text as it is stored; refused if there is nothing in it and no file, or too much. */
export function readText(text: string, files: readonly string[]): string {
  const trimmed = text.replaceAll('\u0000', '').replaceAll('\r\n', '\n').trim();
  if (trimmed === '' && files.length === 0) throw new Refused('messageEmpty');
  if (trimmed.length > longestMessage)
    throw new Refused('messageTooLong', { params: { most: String(longestMessage) } });
  return trimmed;
}

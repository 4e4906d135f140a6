import { largestBank } from '@portico/contract/question-bank';
import type { BankContent } from '@portico/form-engine/definition/bank-content';
import { bankContent } from '../../domain/project-file/format/form.schema.ts';
import { Refused } from '../../platform/refused.ts';

/** What somebody wants to put into the bank: parts of a form, each with an id and a key of its own, and none from the bank. */
export function readContent(sent: unknown): BankContent {
  const { success, data, error } = bankContent.safeParse(sent);
  if (!success) throw new Refused('malformed', { cause: error.issues.map(({ path }) => path.join('.')).join(', ') });
  if (Buffer.byteLength(JSON.stringify(data)) > largestBank.bytes)
    throw new Refused('bankEntryTooLarge', { params: { most: String(largestBank.bytes / 1_024) } });
  const parts = [...data.fields, ...data.groups, ...data.groups.flatMap(({ fields }) => fields)];
  const isEach = (name: 'id' | 'key') => new Set(parts.map((part) => part[name])).size === parts.length;
  const isOwn = parts.every(({ bank }) => bank === undefined);
  if (parts.length === 0 || !isEach('id') || !isEach('key') || !isOwn) throw new Refused('bankEntryUnsound');
  return data;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Waits for the newest message to somebody that matches the pattern, and returns the match. A server of one’s own has a
 * data folder of its own.
 */
export async function awaitMessage(to: string, pattern: RegExp, dataFolder?: string): Promise<string> {
  let found = '';
  await expect
    .poll(
      () => {
        found =
          messagesTo(to, dataFolder)
            .map((message) => pattern.exec(message.text)?.[1] ?? '')
            .find((text) => text !== '') ?? '';
        return found;
      },
      { intervals: [25, 50, 50, 100] },
    )
    .not.toBe('');
  return found;
}

export const codeInside = /(?<![\w-])(\d{6})(?![\w-])/;

/** A link of the portal with its token, as in a mail. */
export const linkInside = /(http\S+token=[\w-]+)/;

/** Everything that was sent to somebody, newest first. */
export function messagesTo(to: string, dataFolder = process.env['PORTICO_E2E_DATA'] ?? ''): Message[] {
  const folder = join(dataFolder, 'outbox');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files
    .toSorted()
    .toReversed()
    .map((name) => readOnce(join(folder, name)))
    .filter((message) => message.to === to);
}

// A stored message never changes, and waiting for one reads the folder again and again.
const read = new Map<string, Message>();
function readOnce(path: string): Message {
  const message: Message = read.get(path) ?? JSON.parse(readFileSync(path, 'utf8'));
  read.set(path, message);
  return message;
}

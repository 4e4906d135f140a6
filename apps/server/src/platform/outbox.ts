import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalText } from '@portico/form-engine/language';
import * as z from 'zod';
import { addressKey } from './messaging/address-key.ts';

const messageSchema = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'sms']),
  orgId: z.string(),
  projectId: z.string(),
  project: z.object({ sc: z.string(), tc: z.string(), en: z.string() }),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  lang: z.enum(['sc', 'tc', 'en']),
  sentAt: z.iso.datetime(),
});

/** A sent mail or SMS, one JSON file each. */
export type OutboxMessage = z.infer<typeof messageSchema> & { readonly project: LocalText };

interface OwnedMessages {
  /** The ids of messages. */
  readonly messages: readonly string[];
  readonly keys: readonly string[];
}

export interface Outbox {
  /** With a mark of 12 hex digits, writing the same message twice produces one file. */
  keep(message: Omit<OutboxMessage, 'id' | 'sentAt'>, now: Date, mark?: string): Promise<string>;
  /** Ids, newest first. */
  listIds(): Promise<string[]>;
  find(id: string): Promise<OutboxMessage | undefined>;
  /**
   * Deletes these messages of a project, and those that it sent to addresses with these keys, when an account is
   * deleted.
   */
  forget(projectId: string, owned: OwnedMessages): Promise<void>;
}

/** The embedded default for mail and SMS: nothing leaves the machine, and everything can be read. */
export function openOutbox(folder: string): Outbox {
  const outbox: Outbox = {
    async keep(message, now, mark = randomBytes(6).toString('hex')) {
      const id = `${now.toISOString().replaceAll(/\D/g, '')}-${mark}`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.${id}.draft`);
      await writeFile(draft, JSON.stringify({ ...message, id, sentAt: now.toISOString() }, null, 2), { mode: 0o600 });
      await rename(draft, join(folder, `${id}.json`));
      return id;
    },
    async listIds() {
      const names = await readdir(folder).catch(() => []);
      const files = names.filter((name) => idOf(name) !== undefined);
      return files.map((name) => name.slice(0, -'.json'.length)).toSorted((a, b) => (a < b ? 1 : -1));
    },
    async find(id) {
      if (idOf(`${id}.json`) === undefined) return undefined;
      const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined);
      return text === undefined ? undefined : messageSchema.parse(JSON.parse(text));
    },
    async forget(projectId, { messages, keys }) {
      const marks = new Set(messages.map(outboxKey));
      for (const id of await outbox.listIds()) {
        const message = await outbox.find(id);
        if (message?.projectId !== projectId) continue;
        if (marks.has(id.slice(-markLength)) || keys.includes(addressKey(message.to)))
          await rm(join(folder, `${id}.json`), { force: true });
      }
    },
  };
  return outbox;
}

const markLength = 12;

/** The mark of a queued message: the same message is always the same file. */
export function outboxKey(messageId: string): string {
  return messageId.replaceAll('-', '').slice(0, markLength);
}

// Also prevents a path from being passed as an id.
function idOf(fileName: string): string | undefined {
  return /^(\d{17}-[0-9a-f]{12})\.json$/.exec(fileName)?.[1];
}

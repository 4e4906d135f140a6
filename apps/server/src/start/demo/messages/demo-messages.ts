import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openOutbox } from '../../../platform/outbox.ts';
import type { dataPaths } from '../../../platform/settings.ts';
import type { Seeded } from '../seeded.ts';
import { sendDemoMessages } from './send-demo-messages.ts';

type Paths = Pick<ReturnType<typeof dataPaths>, 'outbox' | 'demoMessages'>;

/**
 * Writes the messages of tenants that are about to be committed to a separate folder, so that a crash before the commit
 * leaves none in the outbox, and a crash after it loses none.
 */
export async function prepareDemoMessages(
  { demoMessages }: Paths,
  seeded: readonly Seeded[],
  publicUrl: string,
  now: Date,
): Promise<void> {
  await rm(demoMessages, { recursive: true, force: true });
  await sendDemoMessages(openOutbox(demoMessages), seeded, publicUrl, now);
}

/** Moves the waiting messages to the outbox, including those of an interrupted start. */
export async function deliverDemoMessages({ demoMessages, outbox }: Paths): Promise<void> {
  const names = await readdir(demoMessages).catch(() => []);
  if (names.length === 0) return;
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  for (const name of names) await rename(join(demoMessages, name), join(outbox, name));
  await rm(demoMessages, { recursive: true, force: true });
}

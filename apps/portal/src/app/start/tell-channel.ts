import { channelAccess } from '@portico/contract/places';
import { call } from '../../lib/api.ts';

/** Notes where a visit came from; nobody waits for it, and nobody is told when it fails. */
export async function tellChannel(channel: string): Promise<void> {
  await call(channelAccess, { channel: channel.slice(0, 100) }).catch(() => undefined);
}

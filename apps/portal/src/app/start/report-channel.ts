import { channelAccess } from '@portico/contract/places';
import { call } from '../../lib/api.ts';

/** Reports where a visit came from, without waiting; failures are ignored. */
export async function reportChannel(channel: string): Promise<void> {
  await call(channelAccess, { channel: channel.slice(0, 100) }).catch(() => undefined);
}

import { openChannel, broadcast } from '../journal/channel.ts';

let channel: BroadcastChannel | null | undefined;

function saved(): BroadcastChannel | null {
  channel ??= openChannel('portico-saved');
  return channel;
}

export function broadcastSaved(what: string): void {
  broadcast(saved(), what);
}

export function onSaved(what: string, listener: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (data === what) listener();
  };
  const channel = saved();
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

import type { ApplicationState } from '@portico/form-engine/states/application-states';
import { openChannel, broadcast } from '../saving/journal/channel.ts';
import { useSession } from '../state/session-store.ts';

let channel: BroadcastChannel | null | undefined;

function channelOfNews(): BroadcastChannel | null {
  channel ??= openChannel('portico-application');
  return channel;
}

/** The application was submitted, withdrawn or begun anew: the frame follows at once, and so do the other tabs. */
export function tellApplicationState(state: ApplicationState): void {
  const { slug, user } = useSession.getState();
  if (user === null) return;
  useSession.setState({ user: { ...user, application_state: state } });
  broadcast(channelOfNews(), about(slug, user.uid));
}

/** Hears of it when another tab of the same person did it. */
export function onApplicationNews(listener: () => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    const { slug, user } = useSession.getState();
    if (user !== null && data === about(slug, user.uid)) listener();
  };
  const channel = channelOfNews();
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

function about(slug: string, uid: string): string {
  return JSON.stringify([slug, uid]);
}

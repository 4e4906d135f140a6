import type { ApplicationState } from '@portico/form-engine/states/application-states';
import { openChannel, broadcast } from '../saving/journal/channel.ts';
import { useSession } from '../state/session-store.ts';

let channel: BroadcastChannel | null | undefined;

function channelOfNews(): BroadcastChannel | null {
  channel ??= openChannel('portico-application');
  return channel;
}

/** The application was submitted, withdrawn or restarted: the frame and the other tabs follow at once. */
export function publishApplicationState(state: ApplicationState): void {
  const { slug, user } = useSession.getState();
  if (user === null) return;
  useSession.setState({ user: { ...user, application_state: state } });
  broadcast(channelOfNews(), about(slug, user.uid));
}

/** Calls the listener when another tab of the same person did that. */
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

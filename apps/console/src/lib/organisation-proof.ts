import { beginOrganisationProof } from '@portico/contract/single-sign-on';
import { call } from './api.ts';

const channelName = 'portico.console.proof';

/** Thrown where the browser opens no window. */
export class WindowBlocked extends Error {}

/** Tells the window that waits for it that its owner has proved who they are. */
export function tellProved(): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage('proved');
  channel.close();
}

/**
 * Opens the page of the organisation in a window of its own, so that this one keeps what was typed. Resolves when somebody
 * has proved there who they are; the server knows whether it is the right person.
 */
export async function proveAtOrganisation(signal: AbortSignal): Promise<void> {
  // At once, in answer to the click: later ones are blocked.
  const opened = window.open('about:blank', '_blank', 'popup,width=520,height=720');
  if (opened === null) throw new WindowBlocked();
  opened.opener = null;
  const channel = new BroadcastChannel(channelName);
  try {
    const proved = new Promise<void>((resolve, reject) => {
      channel.addEventListener('message', () => resolve());
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    const { url } = await call(beginOrganisationProof, {}, { signal });
    opened.location.replace(url);
    await proved;
  } catch (failure) {
    opened.close();
    throw failure;
  } finally {
    channel.close();
  }
}

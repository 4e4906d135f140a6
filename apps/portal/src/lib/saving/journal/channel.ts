/** Null if the browser has no BroadcastChannel: tabs then learn of each other from the server. */
export function openChannel(name: string): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
}

export function broadcast(channel: BroadcastChannel | null, words: string): void {
  // A channel reaches only this origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(words);
}

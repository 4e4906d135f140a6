interface NewsSource {
  /** The same in all tabs that want the same news: one of them listens and tells the others. */
  readonly name: string;
  /** Opens the stream of server-sent events. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  readonly onNews: () => void;
}

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;

/**
 * Calls back when the server has news: with one connection for all tabs of this browser, and none while nobody looks. Where
 * the browser has no locks, as on plain http, there is no stream, and whoever needs news asks now and then.
 */
export function followNews({ name, open, onNews }: NewsSource): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  channel?.addEventListener('message', onNews);
  let turn: AbortController | null = null;
  const tell = () => {
    onNews();
    // A channel reaches only this origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel?.postMessage('news');
  };
  const look = () => {
    if (document.visibilityState !== 'visible') {
      turn?.abort();
      turn = null;
      return;
    }
    if (turn !== null || !('locks' in navigator)) return;
    turn = new AbortController();
    const { signal } = turn;
    // Whoever has the lock listens; it passes on with the tab.
    navigator.locks.request(name, { signal }, () => listen({ open, tell, signal })).catch(() => undefined);
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    turn?.abort();
    channel?.close();
  };
}

interface Listening extends Pick<NewsSource, 'open'> {
  readonly tell: () => void;
  readonly signal: AbortSignal;
}

/** Reads one stream after the other until it is stopped, or refused. */
async function listen({ open, tell, signal }: Listening): Promise<void> {
  let pauseMs = firstPauseMs;
  while (!signal.aborted) {
    try {
      const response = await open(signal);
      // Without a session there is nothing to listen to.
      if (response.status >= 400 && response.status < 500 && response.status !== 429) return;
      if (response.ok && response.body !== null) {
        pauseMs = firstPauseMs;
        // Something may have come while nobody listened.
        tell();
        await readEvents(response.body, tell);
      }
    } catch {
      // The connection broke; another is opened below.
    }
    await pause(pauseMs, signal);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
}

async function readEvents(body: ReadableStream<Uint8Array>, tell: () => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    if (events.some((event) => event.startsWith('event: news'))) tell();
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

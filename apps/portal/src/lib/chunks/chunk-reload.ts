import { now } from '../clock.ts';
import { serverAnswers } from './server-answers.ts';

type Hook = () => void | Promise<void>;

const hooks = new Set<Hook>();

/** Registers a hook that runs before an automatic reload, so that typed text can be kept. */
export function beforeReload(hook: Hook): () => void {
  hooks.add(hook);
  return () => hooks.delete(hook);
}

interface Browser {
  readonly area: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly answers: () => Promise<boolean>;
  readonly reload: () => void;
}

const thisBrowser: Browser = {
  area: () => sessionStorage,
  answers: serverAnswers,
  reload: () => location.reload(),
};

/**
 * Loads a chunk. If it is gone, as after a new deployment, the page reloads at most once in 60 s. A failure soon after
 * a reload, or while the server is unreachable, is thrown, and the error page offers another attempt.
 */
export async function loadChunk<M>(load: () => Promise<M>, browser: Browser = thisBrowser): Promise<M> {
  try {
    return await load();
  } catch (error) {
    if (!(await browser.answers()) || !mayReload(now(), browser.area)) throw error;
    await Promise.allSettled([...hooks].map(async (hook) => hook()));
    browser.reload();
    return new Promise<M>(() => undefined);
  }
}

const guardMs = 60_000;
const name = 'portico.reloaded-at';

/** Spec 9: at most one automatic reload in 60 seconds. A browser without storage never reloads. */
function mayReload(now: number, area: () => Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const last = Number(area().getItem(name) ?? 0);
    if (now - last < guardMs && now >= last) return false;
    area().setItem(name, String(now));
    return area().getItem(name) === String(now);
  } catch {
    return false;
  }
}

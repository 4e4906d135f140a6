import { useEffect, useSyncExternalStore } from 'react';
import type { FormStore } from '../draft/form-store.ts';
import type { CheckAnswer, CheckRequest } from './check-request.ts';
import { type LiveForm, useKeyUses } from './use-key-uses.ts';
import { type CheckWorker, FormChecker } from './form-checker.ts';

/** Has the draft of the page checked while one works on it. */
export function useFormChecks(store: FormStore, languages: CheckRequest['languages'], live: LiveForm): void {
  const readUses = useKeyUses(live);
  const untranslated = useSyncExternalStore(store.subscribe, () => store.read().untranslated);
  useEffect(() => {
    // Where there are no workers, publishing says what is wrong.
    if (typeof Worker === 'undefined') return store.subscribeForm(() => store.takeSearched([]));
    let uses: CheckRequest['uses'] = [];
    const checker = new FormChecker(store, openWorker(), () => ({
      languages,
      untranslated,
      today: today(),
      uses,
    }));
    const left = new AbortController();
    const learn = async () => {
      uses = await readUses(left.signal);
      if (!left.signal.aborted) checker.checkSoon();
    };
    // Without earlier versions everything else is checked.
    learn().catch(() => {});
    return () => {
      left.abort();
      checker.close();
    };
  }, [store, languages, untranslated, readUses]);
}

function openWorker(): CheckWorker {
  const worker = new Worker(new URL('./check.worker.ts', import.meta.url), { type: 'module' });
  return {
    ask: (request) => worker.postMessage(request, []),
    onAnswer: (listener) => {
      worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => listener(data));
      // Publishing says what could not be found out here.
      worker.addEventListener('error', () => listener([]));
    },
    terminate: () => worker.terminate(),
  };
}

/** The day here: near enough to that of the institution for limits that move with it. */
function today(): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short' }).format();
}

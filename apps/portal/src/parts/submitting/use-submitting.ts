import { CallFailed } from '@portico/contract/call-failed';
import { errors } from '@portico/contract/errors';
import { submit } from '@portico/contract/submissions';
import type { Submit } from '@portico/contract/submissions.schemas';
import type { Language } from '@portico/form-engine/language';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api.ts';
import { loadChunk } from '../../lib/chunks/chunk-reload.ts';
import { useSession } from '../../lib/state/session-store.ts';
import { handInOnce } from '../sheet/handing/hand-in-once.ts';
import { readTrouble, type Trouble } from '../sheet/handing/trouble.ts';
import { useHandingIn } from '../sheet/handing/use-handing-in.ts';
import { submitKeyName } from './submit-key.ts';

export type Submitted = Submit['output'];

/** Why an application is not submitted: the reasons of every sheet, and some of its own. */
export type SubmitTrouble =
  | Exclude<Trouble, { readonly kind: 'unsaved' | 'settle' }>
  | { readonly kind: 'unsavedOffline' | 'ticks' | 'closed' }
  /** Modules with something that only the person can resolve. */
  | { readonly kind: 'unsaved'; readonly modules: readonly string[] };

interface SubmittingParts {
  /** The version of the form that was shown. */
  readonly formVersion: string;
  readonly language: Language;
  /** Increases each time the person has signed in again. */
  readonly signedIn: number;
  readonly onSubmitted: (submitted: Submitted) => void;
}

/** Submits an application: first what is unsent in any of its modules, then the whole. */
export function useSubmitting({ formVersion, language, signedIn, onSubmitted }: SubmittingParts) {
  const handing = useHandingIn<Submitted, SubmitTrouble>({
    saveFirst: () => saveFirst(language),
    send: (onWaiting) => {
      const input = { terms: 1, known_items: 1, form_version: formVersion } as const;
      return handInOnce({ send: (options) => call(submit, input, options), keyName: submitKeyName(), onWaiting });
    },
    readTrouble: readSubmitTrouble,
    onDone: onSubmitted,
  });

  // Preloaded, so that nobody who submits in the last second, or loses the network, waits for a script.
  useEffect(() => {
    loadSaveUnsent().catch(() => undefined);
  }, []);

  // Somebody who had to sign in while submitting continues submitting.
  const { trouble, run } = handing;
  const before = useRef(signedIn);
  useEffect(() => {
    if (before.current === signedIn) return;
    before.current = signedIn;
    if (trouble?.kind === 'signedOut') queueMicrotask(() => void run());
  }, [signedIn, trouble, run]);
  return handing;
}

const loadSaveUnsent = () => import('./save-unsent.ts');

async function saveFirst(language: Language): Promise<SubmitTrouble | null> {
  const { slug, user } = useSession.getState();
  if (user === null) return { kind: 'signedOut' };
  try {
    const { saveUnsent } = await loadChunk(loadSaveUnsent);
    const modules = await saveUnsent({ slug, uid: user.uid, language });
    if (modules.length === 0) return null;
    return navigator.onLine ? { kind: 'unsaved', modules } : { kind: 'unsavedOffline' };
  } catch (failure) {
    const trouble = readSubmitTrouble(failure);
    return trouble.kind === 'unanswered' ? { kind: 'unsavedOffline' } : trouble;
  }
}

function readSubmitTrouble(failure: unknown): SubmitTrouble {
  const own = failure instanceof CallFailed ? ownTroubles.get(failure.status) : undefined;
  return own ?? readTrouble(failure);
}

const ownTroubles: ReadonlyMap<number, SubmitTrouble> = new Map<number, SubmitTrouble>([
  [errors.batchClosed.status, { kind: 'closed' }],
  [errors.termsFirst.status, { kind: 'ticks' }],
  [errors.knownItemsFirst.status, { kind: 'ticks' }],
]);

import { useState, type ReactNode } from 'react';
import { depart } from '../../lib/place/place.ts';
import { signOut } from '../../lib/session/session.ts';

/** Signing out, and the question that comes first where it would erase text that the server does not have. */
export function useSignOut(): readonly [() => void, ReactNode] {
  const [question, setQuestion] = useState<ReactNode>(null);
  const goOn = (agreed: boolean) =>
    agreed
      ? void signOut()
      : // Where the question cannot be had, nobody is kept from signing out.
        void import('./sign-out-question.tsx').then((chunk) => chunk.askSignOut(setQuestion)).catch(signOut);
  return [() => depart({ by: 'signOut', to: null, goOn }), question];
}

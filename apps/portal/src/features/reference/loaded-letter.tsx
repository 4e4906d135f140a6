import { letterStates } from '@portico/form-engine/states/letter-states';
import { Card } from '@portico/ui/card';
import { Skeleton } from '@portico/ui/skeleton';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Obstacle } from '../../lib/saving/saving.ts';
import { Leaving } from '../../parts/leaving/leaving.tsx';
import { SignInAgain } from './again/sign-in-again.tsx';
import { useSigningInAgain } from './again/use-signing-in-again.ts';
import { readLetter, type FiledLetter } from './letter/read-letter.ts';
import { useLetterSaving } from './letter/use-letter-saving.ts';
import type { LoadedLetterProps } from './letter-props.ts';
import { LockedLetter, type Lock } from './locked-letter.tsx';
import { WrittenLetter } from './written-letter.tsx';

/** A letter while it is written and saved. It shows once everything kept on this device is back in it. */
export function LoadedLetter(props: LoadedLetterProps) {
  const { filed, facts, language } = props;
  const t = useTranslations('reference');
  // Read once: what is on screen is the session's from here on.
  const [letter] = useState(() => readLetter(filed, language));
  const filedLock = lockOf(filed);
  const { saving, state } = useLetterSaving(filedLock === 'submitted' ? null : letter);
  const again = useSigningInAgain(filed.request.uid, saving);
  // What is known of the letter may be from a while ago.
  useEffect(() => saving?.lookElsewhere(), [saving]);
  const lock = filedLock ?? lockBy(state?.whole.obstacle ?? null);
  if (lock !== null)
    return <LockedLetter lock={lock} letter={letter} unsent={state?.whole.unsent ?? []} {...{ facts, language }} />;
  if (saving === null || state === null)
    return (
      <Card>
        <Skeleton lines={10} label={t('loading')} />
      </Card>
    );
  const { unsent, isKeptHere } = state.whole;
  const fate = unsent.length === 0 ? null : isKeptHere ? 'kept' : 'lost';
  return (
    <>
      <WrittenLetter
        {...props}
        letter={letter}
        saving={saving}
        state={state}
        isEnded={again.isEnded}
        onSignIn={again.ask}
      />
      <Leaving fate={fate} settle={saving.saveNow} />
      {again.isAsking ? <SignInAgain email={facts.recommender.email} onClose={again.close} /> : null}
    </>
  );
}

function lockOf({ request }: FiledLetter): Lock | null {
  if (request.letter_state === letterStates.received) return 'submitted';
  if (request.letter_state === letterStates.declined) return 'declined';
  return request.open ? null : 'batchClosed';
}

function lockBy(obstacle: Obstacle | null): Lock | null {
  return obstacle === 'submitted' || obstacle === 'declined' || obstacle === 'batchClosed' || obstacle === 'gone'
    ? obstacle
    : null;
}

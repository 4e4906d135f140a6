import { useEffect, useRef } from 'react';
import type { ModuleSaving, SavingState } from '../../../../lib/saving/saving.ts';
import type { OpenModuleProps } from '../module-props.ts';

type Options = Pick<OpenModuleProps, 'onRenew' | 'signedIn'>;

/** Reactions of the page to saving events: continues after signing in again, fetches a newer form. */
export function useSavingEvents(
  { onRenew, signedIn }: Options,
  saving: ModuleSaving | null,
  state: SavingState | null,
): void {
  const before = useRef(signedIn);
  useEffect(() => {
    if (saving === null || before.current === signedIn) return;
    before.current = signedIn;
    saving.resume();
  }, [saving, signedIn]);

  const isOld = state?.newerVersion === true;
  useEffect(() => {
    if (!isOld) return undefined;
    let takeBack: () => void = () => undefined;
    let isWanted = true;
    const renew = () => {
      onRenew().then(
        (undo) => {
          if (isWanted) takeBack = undo;
          else undo();
        },
        () => {
          if (!isWanted) return;
          const timer = setTimeout(renew, retryMs);
          takeBack = () => clearTimeout(timer);
        },
      );
    };
    renew();
    return () => {
      isWanted = false;
      takeBack();
    };
  }, [isOld, onRenew]);
}

const retryMs = 5000;

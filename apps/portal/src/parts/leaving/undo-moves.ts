import { goTo, readPlace, type Gate } from '../../lib/place.ts';

/** Takes a move of the browser back while the person is asked about it. */
export function undoMoves(holds: Gate['holds']): Gate['undoes'] {
  // What the next move is: the person's own, one taken back, or one that was agreed to.
  let expected: 'own' | 'undone' | 'agreed' = 'own';
  return (step, isNew) => {
    const before = expected;
    expected = 'own';
    if (before === 'undone') return true;
    if (before === 'agreed' || step === 0) return false;
    const { hash } = location;
    const goOn = () => {
      if (isNew) return goTo(hash.slice(1), { unasked: true });
      expected = 'agreed';
      return history.go(step);
    };
    if (!holds({ by: 'place', to: readPlace(hash), goOn })) return false;
    expected = 'undone';
    history.go(-step);
    return true;
  };
}

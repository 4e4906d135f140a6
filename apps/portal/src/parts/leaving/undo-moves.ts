import { goTo, parseHash, type NavigationGuard } from '../../lib/navigation/hash-location.ts';

/** Undoes a move of the browser while the person is asked about it. */
export function undoMoves(blocks: NavigationGuard['blocks']): NavigationGuard['undoes'] {
  // Who causes the next move: the person, our own undo, or a departure that was confirmed.
  let expected: 'own' | 'undone' | 'agreed' = 'own';
  let top = 0;
  return (step, isNew) => {
    const before = expected;
    expected = 'own';
    if (before === 'undone') {
      scrollBack(top);
      return true;
    }
    if (before === 'agreed' || step === 0) return false;
    const { hash } = location;
    const proceed = () => {
      if (isNew) return goTo(hash.slice(1), { force: true });
      expected = 'agreed';
      return history.go(step);
    };
    if (!blocks({ by: 'place', to: parseHash(hash), proceed })) return false;
    expected = 'undone';
    top = window.scrollY;
    history.go(-step);
    return true;
  };
}

// A few frames after a move, the browser restores the scroll position of the page it went to.
function scrollBack(top: number): void {
  requestAnimationFrame(() => requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' })));
}

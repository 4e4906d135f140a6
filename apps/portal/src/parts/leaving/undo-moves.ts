import { goTo, parseHash, type NavigationGuard } from '../../lib/navigation/hash-location.ts';

/** Takes a move of the browser back while the person is asked about it. */
export function undoMoves(blocks: NavigationGuard['blocks']): NavigationGuard['undoes'] {
  // What the next move is: the person's own, one taken back, or one that was agreed to.
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
    const goOn = () => {
      if (isNew) return goTo(hash.slice(1), { force: true });
      expected = 'agreed';
      return history.go(step);
    };
    if (!blocks({ by: 'place', to: parseHash(hash), goOn })) return false;
    expected = 'undone';
    top = window.scrollY;
    history.go(-step);
    return true;
  };
}

// Some frames after the move, the browser scrolls to where the page it went to had been.
function scrollBack(top: number): void {
  requestAnimationFrame(() => requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' })));
}

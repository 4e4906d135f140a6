import { goTo, parseHash } from '../../lib/navigation/hash-location.ts';
import { pathTo } from '../../lib/navigation/paths.ts';
import { triesLetter, useTriedForm } from '../../lib/tried-form.ts';

/** Letters are tried on the page of their writers, the rest of a form on that for trying. */
export function showTried(): void {
  const tried = useTriedForm.getState();
  if (tried === null) return;
  const isLetterShown = letterPages.includes(parseHash(location.hash).path);
  if (triesLetter(tried) === isLetterShown) return;
  goTo(pathTo(isLetterShown ? '/try_form' : '/reference/edit'), { replace: true, force: true });
}

// Every skin has its own; the first one leads there.
const letterPages: readonly string[] = ['/reference/edit', '/reference/itf', '/reference/special'];

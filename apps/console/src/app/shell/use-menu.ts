import { generatePath } from 'react-router';
import { useMay } from '../../lib/session.ts';
import { pages } from '../pages.ts';

/** The navigation of whoever is signed in. */
export function useMenu() {
  const may = useMay();
  return pages.flatMap(({ path, needs, menu }) =>
    menu !== undefined && may(needs) ? [{ ...menu, to: generatePath(path) }] : [],
  );
}

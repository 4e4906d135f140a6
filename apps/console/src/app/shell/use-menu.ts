import { generatePath } from 'react-router';
import { useMay } from '../../lib/session.ts';
import { pages } from '../pages.ts';

/** The navigation entries for the signed-in user. */
export function useMenu() {
  const may = useMay();
  return pages.flatMap(({ path, needs, menu }) =>
    menu !== undefined && may(needs) ? [{ ...menu, to: generatePath(path) }] : [],
  );
}

import { generatePath } from 'react-router';
import { useProject } from '../../lib/project.ts';
import { pages } from '../pages.ts';

/** The tabs of the project that the staff member may open. */
export function useTabs() {
  const { slug, may } = useProject();
  return pages.flatMap(({ path, needs, tab }) =>
    tab !== undefined && may(needs) ? [{ tab, to: generatePath<string>(path, { project: slug }) }] : [],
  );
}

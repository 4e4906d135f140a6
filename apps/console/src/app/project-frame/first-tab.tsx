import { Navigate } from 'react-router';
import { useTabs } from './use-tabs.ts';

/** The address of a project alone leads to its first tab. */
export function FirstTab() {
  const [first] = useTabs();
  return first === undefined ? null : <Navigate to={first.to} replace />;
}

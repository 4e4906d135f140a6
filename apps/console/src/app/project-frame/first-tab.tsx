import { Navigate, useLocation } from 'react-router';
import { useTabs } from './use-tabs.ts';

/** The address of a project alone leads to its first tab, with what whoever came from elsewhere has to say there. */
export function FirstTab() {
  const [first] = useTabs();
  const { state } = useLocation();
  return first === undefined ? null : <Navigate to={first.to} state={state} replace />;
}

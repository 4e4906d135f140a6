import { clearTabForStaff } from '../../lib/session/staff-tab.ts';

const parameter = 'staff';

/** The one-time code that the console put into the address; it is removed from there at once. */
export function takeStaffCode(): string | null {
  const [path = '', query = ''] = location.hash.split('?');
  const parameters = new URLSearchParams(query);
  const code = parameters.get(parameter);
  if (code === null) return null;
  parameters.delete(parameter);
  const rest = parameters.toString();
  history.replaceState(history.state, '', rest === '' ? path : `${path}?${rest}`);
  // From the first moment this visit must not touch what a person has stored in this browser.
  clearTabForStaff();
  return code;
}

/** A code that arrives in a portal which is already open: only a reload may exchange it. */
export function startOverWithStaffCode(): void {
  window.addEventListener('hashchange', () => {
    if (new URLSearchParams(location.hash.split('?')[1]).has(parameter)) location.reload();
  });
}

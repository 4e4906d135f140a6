import { sessionArea } from '../../session/guarded-area.ts';
import { goTo, type HashLocation } from '../../navigation/hash-location.ts';

const name = 'portico.link';
const parameter = 'token';

/** The token of a mailed link that has not been exchanged yet. */
export function linkToken({ query }: Pick<HashLocation, 'query'>): string | null {
  return new URLSearchParams(query).get(parameter) || sessionArea.getItem(name) || null;
}

/**
 * The token is removed from the address at once; this tab keeps it until the server has answered, in case there is no
 * network.
 */
export function takeFromAddress({ path, query }: Pick<HashLocation, 'path' | 'query'>): void {
  const parameters = new URLSearchParams(query);
  const token = parameters.get(parameter);
  if (token === null) return;
  sessionArea.setItem(name, token);
  parameters.delete(parameter);
  const rest = parameters.toString();
  goTo(rest === '' ? path : `${path}?${rest}`, { replace: true, force: true });
}

export function forgetLinkToken(): void {
  sessionArea.removeItem(name);
}

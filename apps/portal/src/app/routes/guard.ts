import type { PortalRoute } from './route.ts';

export interface Visitor {
  readonly slug: string;
  readonly user: { readonly uid: string } | null;
}

/** Spec 4: routes that are not public need a project and a user; in free mode the device makes a temporary user. */
export function mayEnter(access: PortalRoute['access'], { slug, user }: Visitor): boolean {
  return access === 'open' || (slug !== '' && user !== null && user.uid !== '');
}

interface Newcomer {
  readonly user: { readonly must_change_password: boolean } | null;
  /** Generated credentials that have not been shown yet on the success page. */
  readonly hasCredentialsToRead: boolean;
}

const changePages: readonly PortalRoute['path'][] = ['/edit_pass', '/editPassword'];

/** Somebody who signed in with a generated password must change it before any page that needs a sign-in. */
export function mustChangeFirst(
  { path, access }: Pick<PortalRoute, 'path' | 'access'>,
  { user, hasCredentialsToRead }: Newcomer,
): boolean {
  if (access === 'open' || user?.must_change_password !== true) return false;
  if (path === '/success' && hasCredentialsToRead) return false;
  return !changePages.includes(path);
}

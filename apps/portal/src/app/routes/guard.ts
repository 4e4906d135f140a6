import type { PortalRoute } from './route.ts';

export interface Visitor {
  readonly slug: string;
  readonly user: { readonly uid: string } | null;
}

/** Spec 4: outside the open list one needs a project and a known user; the free state makes one known by the device. */
export function mayEnter(access: PortalRoute['access'], { slug, user }: Visitor): boolean {
  return access === 'open' || (slug !== '' && user !== null && user.uid !== '');
}

interface Newcomer {
  readonly user: { readonly must_change_password: boolean } | null;
  /** The generated credentials, still to be read on the success page. */
  readonly hasCredentialsToRead: boolean;
}

const changePages: readonly PortalRoute['path'][] = ['/edit_pass', '/editPassword'];

/** Whoever signed in with a generated password sets one of their own before any page that needs a login. */
export function mustChangeFirst(
  { path, access }: Pick<PortalRoute, 'path' | 'access'>,
  { user, hasCredentialsToRead }: Newcomer,
): boolean {
  if (access === 'open' || user?.must_change_password !== true) return false;
  if (path === '/success' && hasCredentialsToRead) return false;
  return !changePages.includes(path);
}

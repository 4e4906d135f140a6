import type { Access } from './routes.ts';

export interface Visitor {
  readonly slug: string;
  readonly user: { readonly uid: string } | null;
  /** The current project's free state: begun without a password. */
  readonly passwordFree: boolean;
}

/** Spec 4: outside the open list one needs a project and a known user, unless the project's free state is set. */
export function mayEnter(access: Access, { slug, user, passwordFree }: Visitor): boolean {
  if (access === 'open' || passwordFree) return true;
  return slug !== '' && user !== null && user.uid !== '';
}

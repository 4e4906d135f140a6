import type { RouteName } from '../lib/paths.ts';

/** The ways in: who is signed in has no business there. */
const signInRoutes: readonly (RouteName | null)[] = [
  'login',
  'login_code',
  'login_email',
  'login_fast',
  'login_old',
  'login_pass',
];

export function isSignInRoute(name: RouteName | null): boolean {
  return signInRoutes.includes(name);
}

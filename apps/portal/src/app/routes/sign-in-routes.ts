import type { RoutePath } from '../../lib/navigation/paths.ts';

/** The sign-in screens, from which signed-in people are redirected. */
const signInRoutes: readonly (RoutePath | null)[] = [
  '/login',
  '/login_code',
  '/login_email',
  '/login_fast',
  '/login_old',
  '/login_pass',
];

export function isSignInRoute(path: RoutePath | null): boolean {
  return signInRoutes.includes(path);
}

/** The screens of recommenders, which do not link to the screens of applicants. */
const recommenderRoutes: readonly (RoutePath | null)[] = [
  '/ref_login',
  '/ref_success',
  '/reference',
  '/reference/edit',
  '/reference/itf',
  '/reference/special',
  '/letter/edit',
];

export function isRecommenderRoute(path: RoutePath | null): boolean {
  return recommenderRoutes.includes(path);
}

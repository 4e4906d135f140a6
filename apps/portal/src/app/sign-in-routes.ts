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

/** Recommenders' own screens: from there one does not get lost among those of applicants. */
const recommenderRoutes: readonly (RouteName | null)[] = [
  'ref_login',
  'ref_success',
  'reference',
  'reference-edit',
  'reference-itf',
  'reference-special',
  'letter-edit',
];

export function isRecommenderRoute(name: RouteName | null): boolean {
  return recommenderRoutes.includes(name);
}

import type { RoutePath } from './paths.ts';

/**
 * The screens that are not built yet: no menu, link or notice of the portal leads to them. Building a screen removes
 * its line here, and then everything that leads there shows.
 */
export const upcomingRoutes = [
  '/activities',
  '/activity',
  '/activity/details',
  '/activity/signIn',
  '/article/activities',
  '/article/examination',
  '/article/progress',
  '/feedback',
  '/interview_invitation',
  '/interview_result_confirm',
  '/interview_result_confirm/protocol',
  '/is_interview',
  '/letter/admissionLetter',
  '/progress',
  '/questionnaire',
  '/retest',
  '/supplement',
  '/supplement/preview',
  '/supplementary-form',
] as const satisfies readonly RoutePath[];

export type UpcomingRoute = (typeof upcomingRoutes)[number];

/** Whether the screen exists. */
export function isBuilt(route: RoutePath): boolean {
  return !upcomingRoutes.some((upcoming) => upcoming === route);
}

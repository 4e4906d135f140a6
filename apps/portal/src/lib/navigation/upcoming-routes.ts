import type { RoutePath } from './paths.ts';

/**
 * The screens that are still to be built: nothing in the portal leads to one of them, no menu, link or notice. Whoever
 * builds a screen takes its line out here, and everything that leads there shows by itself.
 */
export const upcomingRoutes = [
  '/activities',
  '/activity',
  '/activity/details',
  '/activity/signIn',
  '/application_guide',
  '/article/activities',
  '/article/apply-info',
  '/article/download-files',
  '/article/examination',
  '/article/experience',
  '/article/news',
  '/article/progress',
  '/embedded_h5',
  '/feedback',
  '/help',
  '/interview_invitation',
  '/interview_result_confirm',
  '/interview_result_confirm/protocol',
  '/is_interview',
  '/letter/admissionLetter',
  '/message',
  '/notice',
  '/noticeDetail/:id?',
  '/progress',
  '/questionnaire',
  '/retest',
  '/station_news',
  '/supplement',
  '/supplement/preview',
  '/supplementary-form',
] as const satisfies readonly RoutePath[];

export type UpcomingRoute = (typeof upcomingRoutes)[number];

/** Whether there is a screen to lead to. */
export function isBuilt(route: RoutePath): boolean {
  return !upcomingRoutes.some((upcoming) => upcoming === route);
}

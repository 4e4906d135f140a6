/** Every address of the portal, by route name. */
export const paths = {
  index: '/',
  login: '/login',
  login_code: '/login_code',
  login_email: '/login_email',
  login_fast: '/login_fast',
  login_old: '/login_old',
  login_pass: '/login_pass',
  register: '/register',
  pass: '/pass',
  password: '/password',
  edit_pass: '/edit_pass',
  editPassword: '/editPassword',
  email: '/email',
  activity: '/activity',
  'activity-details': '/activity/details',
  'activity-signIn': '/activity/signIn',
  application_guide: '/application_guide',
  applyform: '/applyform',
  'applyform-basic': '/applyform/basic',
  'article-activities': '/article/activities',
  'article-apply-info': '/article/apply-info',
  'article-download-files': '/article/download-files',
  'article-examination': '/article/examination',
  'article-experience': '/article/experience',
  'article-news': '/article/news',
  'article-personal_data': '/article/personal_data',
  'article-progress': '/article/progress',
  embedded_h5: '/embedded_h5',
  feedback: '/feedback',
  guide: '/guide',
  help: '/help',
  'help-404': '/help/404',
  'help-505': '/help/505',
  interview_invitation: '/interview_invitation',
  interview_result_confirm: '/interview_result_confirm',
  'interview_result_confirm-protocol': '/interview_result_confirm/protocol',
  is_interview: '/is_interview',
  letter: '/letter',
  'letter-edit': '/letter/edit',
  'letter-admissionLetter': '/letter/admissionLetter',
  activities: '/activities',
  questionnaire: '/questionnaire',
  message: '/message',
  notice: '/notice',
  'noticeDetail-id': '/noticeDetail/:id?',
  preview: '/preview',
  progress: '/progress',
  receipt: '/receipt',
  ref_login: '/ref_login',
  ref_success: '/ref_success',
  referees: '/referees',
  reference: '/reference',
  'reference-edit': '/reference/edit',
  'reference-itf': '/reference/itf',
  'reference-special': '/reference/special',
  retest: '/retest',
  statement: '/statement',
  station_news: '/station_news',
  submittedSuccess: '/submittedSuccess',
  success: '/success',
  supplement: '/supplement',
  'supplement-preview': '/supplement/preview',
  'supplementary-form': '/supplementary-form',
  try_form: '/try_form',
} as const;

export type RouteName = keyof typeof paths;

type ParametersOf<P extends string> = P extends `${string}/:${infer Name}?` ? { readonly [K in Name]?: string } : never;

/** The address of a route inside the hash, such as `/noticeDetail/5`. */
export function pathTo<N extends RouteName>(name: N, parameters?: ParametersOf<(typeof paths)[N]>): string {
  const given = new Map<string, unknown>(Object.entries(parameters ?? {}));
  return paths[name].replace(/\/:(\w+)\?/g, (_, parameter: string) => {
    const value = given.get(parameter);
    return typeof value === 'string' && value !== '' ? `/${encodeURIComponent(value)}` : '';
  });
}

/** The same as a link, such as `#/message`. */
export function hrefTo<N extends RouteName>(name: N, parameters?: ParametersOf<(typeof paths)[N]>): string {
  return `#${pathTo(name, parameters)}`;
}

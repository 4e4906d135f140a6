/** Every address of the console, inside the hash. */
export const paths = {
  home: '/',
  signIn: '/sign-in',
  signInFrom: (from: string) => (from === '/' ? '/sign-in' : `/sign-in?from=${encodeURIComponent(from)}`),
  forgotten: '/forgotten-password',
  organisationSignIn: '/organisation-sign-in',
  organisationSignInFrom: (from: string | null) =>
    from === null ? '/organisation-sign-in' : `/organisation-sign-in?from=${encodeURIComponent(from)}`,
  applications: '/applications',
  application: (id: string) => `/applications/${encodeURIComponent(id)}`,
  /** What was done to one application, in the log of staff. */
  logOf: (application: string) => `/log?application=${encodeURIComponent(application)}`,
  account: '/account',
  outbox: '/outbox',
  firstSteps: '/first-steps',
  colleagues: '/staff',
  abilities: '/staff/abilities',
  signInRules: '/staff/sign-in-rules',
  projects: '/projects',
  project: (slug: string) => `/projects/${encodeURIComponent(slug)}`,
  projectPart: (slug: string, part: 'look' | 'calendar' | 'administration') =>
    `/projects/${encodeURIComponent(slug)}/${part}`,
  inbox: (slug: string) => `/projects/${encodeURIComponent(slug)}/messages`,
  thread: (slug: string, applicant: string) =>
    `/projects/${encodeURIComponent(slug)}/messages/${encodeURIComponent(applicant)}`,
  readyAnswers: (slug: string) => `/projects/${encodeURIComponent(slug)}/messages/ready-answers`,
  message: (id: string) => `/outbox/${encodeURIComponent(id)}`,
} as const;

/** Where to go after signing in. Only addresses of the console itself are accepted. */
export function returnPath(from: string | null): string {
  return from !== null && /^\/(?!\/)/.test(from) && !from.startsWith(paths.signIn) ? from : paths.home;
}

import { paths, type RouteName } from '../lib/paths.ts';

export type Access = 'open' | 'login';
export type LayoutName = 'default' | 'blank' | 'bare';

/** What a route shows; `pages.tsx` knows where each is loaded from. */
export type PageKey =
  | 'home'
  | 'signIn'
  | 'smsSignIn'
  | 'mailSignIn'
  | 'fastSignIn'
  | 'register'
  | 'forgotten'
  | 'reset'
  | 'change'
  | 'activation'
  | 'account'
  | 'credentials'
  | 'guide'
  | 'statement'
  | 'lostPage'
  | 'serverError'
  | 'application'
  | 'applicationModule'
  | 'formTrial'
  | 'preview'
  | 'submitted'
  | 'receipt'
  | 'referees'
  | 'letters'
  | 'recommenderEntry'
  | 'requests'
  | 'letterWriting'
  | 'letterThanks'
  | 'upcoming';

export interface PortalRoute {
  readonly name: RouteName;
  readonly path: string;
  readonly access: Access;
  readonly layout: LayoutName;
  readonly page: PageKey;
}

/** Every screen of the portal: name, who may open it, the frame around it, what it shows. */
export const routes: readonly PortalRoute[] = [
  route('index', 'login', 'default', 'home'),
  route('login', 'open', 'default', 'signIn'),
  route('login_code', 'open', 'default', 'smsSignIn'),
  route('login_email', 'open', 'default', 'mailSignIn'),
  route('login_fast', 'open', 'default', 'fastSignIn'),
  route('login_old', 'open', 'default', 'signIn'),
  route('login_pass', 'open', 'default', 'signIn'),
  route('register', 'open', 'default', 'register'),
  route('pass', 'open', 'default', 'forgotten'),
  route('password', 'open', 'default', 'reset'),
  route('edit_pass', 'login', 'default', 'change'),
  route('editPassword', 'login', 'default', 'change'),
  route('email', 'open', 'default', 'activation'),
  route('activity', 'open', 'default', 'upcoming'),
  route('activity-details', 'open', 'default', 'upcoming'),
  route('activity-signIn', 'open', 'default', 'upcoming'),
  route('application_guide', 'login', 'default', 'upcoming'),
  route('applyform', 'login', 'default', 'application'),
  route('applyform-basic', 'login', 'default', 'applicationModule'),
  route('article-activities', 'login', 'default', 'upcoming'),
  route('article-apply-info', 'login', 'default', 'upcoming'),
  route('article-download-files', 'login', 'default', 'upcoming'),
  route('article-examination', 'login', 'default', 'upcoming'),
  route('article-experience', 'login', 'default', 'upcoming'),
  route('article-news', 'login', 'default', 'upcoming'),
  route('article-personal_data', 'login', 'default', 'account'),
  route('article-progress', 'login', 'default', 'upcoming'),
  route('embedded_h5', 'open', 'bare', 'upcoming'),
  route('feedback', 'login', 'default', 'upcoming'),
  route('guide', 'open', 'default', 'guide'),
  route('help', 'login', 'default', 'upcoming'),
  route('help-404', 'open', 'blank', 'lostPage'),
  route('help-505', 'login', 'blank', 'serverError'),
  route('interview_invitation', 'login', 'default', 'upcoming'),
  route('interview_result_confirm', 'login', 'default', 'upcoming'),
  route('interview_result_confirm-protocol', 'login', 'blank', 'upcoming'),
  route('is_interview', 'login', 'default', 'upcoming'),
  route('letter', 'login', 'default', 'letters'),
  route('letter-edit', 'open', 'default', 'letterWriting'),
  route('letter-admissionLetter', 'open', 'bare', 'upcoming'),
  route('activities', 'open', 'default', 'upcoming'),
  route('questionnaire', 'open', 'default', 'upcoming'),
  route('message', 'login', 'default', 'upcoming'),
  route('notice', 'login', 'default', 'upcoming'),
  route('noticeDetail-id', 'login', 'default', 'upcoming'),
  route('preview', 'login', 'default', 'preview'),
  route('progress', 'login', 'default', 'upcoming'),
  route('ref_login', 'open', 'default', 'recommenderEntry'),
  route('ref_success', 'open', 'default', 'letterThanks'),
  route('referees', 'login', 'default', 'referees'),
  route('reference', 'open', 'default', 'requests'),
  route('reference-edit', 'open', 'default', 'letterWriting'),
  route('reference-itf', 'open', 'default', 'letterWriting'),
  route('reference-special', 'open', 'default', 'letterWriting'),
  route('retest', 'login', 'default', 'upcoming'),
  route('statement', 'open', 'default', 'statement'),
  route('station_news', 'login', 'default', 'upcoming'),
  route('submittedSuccess', 'login', 'default', 'submitted'),
  route('success', 'login', 'default', 'credentials'),
  route('supplement', 'login', 'default', 'upcoming'),
  route('supplement-preview', 'login', 'default', 'upcoming'),
  route('supplementary-form', 'login', 'default', 'upcoming'),
  // Our own: the specification has no page for looking at a form before one has an account.
  route('try_form', 'open', 'default', 'formTrial'),
  // Nor one for the receipt of a submission.
  route('receipt', 'login', 'default', 'receipt'),
];

/** Addresses that exist only as the root of others: they have no name and lead to `/help/404`. */
export const namelessPaths = ['/article'] as const;

function route(name: RouteName, access: Access, layout: LayoutName, page: PageKey): PortalRoute {
  return { name, path: paths[name], access, layout, page };
}

/** The portal's routes as the specification lists them, independent of the portal's own table. */
export interface ExpectedRoute {
  readonly path: string;
  readonly name: string;
  readonly access: 'open' | 'login';
}

const open = `
/login login
/login_code login_code
/login_email login_email
/login_fast login_fast
/login_old login_old
/login_pass login_pass
/register register
/pass pass
/password password
/email email
/activity activity
/activity/details activity-details
/activity/signIn activity-signIn
/embedded_h5 embedded_h5
/guide guide
/help/404 help-404
/letter/edit letter-edit
/letter/admissionLetter letter-admissionLetter
/activities activities
/questionnaire questionnaire
/ref_login ref_login
/ref_success ref_success
/reference reference
/reference/edit reference-edit
/reference/itf reference-itf
/reference/special reference-special
/statement statement
`;

const login = `
/ index
/edit_pass edit_pass
/editPassword editPassword
/application_guide application_guide
/applyform applyform
/applyform/basic applyform-basic
/article/activities article-activities
/article/apply-info article-apply-info
/article/download-files article-download-files
/article/examination article-examination
/article/experience article-experience
/article/news article-news
/article/personal_data article-personal_data
/article/progress article-progress
/feedback feedback
/help help
/help/505 help-505
/interview_invitation interview_invitation
/interview_result_confirm interview_result_confirm
/interview_result_confirm/protocol interview_result_confirm-protocol
/is_interview is_interview
/letter letter
/message message
/notice notice
/noticeDetail noticeDetail-id
/preview preview
/progress progress
/referees referees
/retest retest
/station_news station_news
/submittedSuccess submittedSuccess
/success success
/supplement supplement
/supplement/preview supplement-preview
/supplementary-form supplementary-form
`;

export const routes: readonly ExpectedRoute[] = [...read(open, 'open'), ...read(login, 'login')];

function read(table: string, access: ExpectedRoute['access']): ExpectedRoute[] {
  const lines = table.trim().split('\n');
  return lines.map((line) => {
    const [path = '', name = ''] = line.split(' ');
    return { path, name, access };
  });
}

import { expect, test } from 'vitest';
import { hrefTo, pathTo } from '../lib/paths.ts';
import { routes } from './routes.ts';

// The inventory of the specification, line by line.
const expected = [
  ['/', 'index', 'login'],
  ['/login', 'login', 'open'],
  ['/login_code', 'login_code', 'open'],
  ['/login_email', 'login_email', 'open'],
  ['/login_fast', 'login_fast', 'open'],
  ['/login_old', 'login_old', 'open'],
  ['/login_pass', 'login_pass', 'open'],
  ['/register', 'register', 'open'],
  ['/pass', 'pass', 'open'],
  ['/password', 'password', 'open'],
  ['/edit_pass', 'edit_pass', 'login'],
  ['/editPassword', 'editPassword', 'login'],
  ['/email', 'email', 'open'],
  ['/activity', 'activity', 'open'],
  ['/activity/details', 'activity-details', 'open'],
  ['/activity/signIn', 'activity-signIn', 'open'],
  ['/application_guide', 'application_guide', 'login'],
  ['/applyform', 'applyform', 'login'],
  ['/applyform/basic', 'applyform-basic', 'login'],
  ['/article/activities', 'article-activities', 'login'],
  ['/article/apply-info', 'article-apply-info', 'login'],
  ['/article/download-files', 'article-download-files', 'login'],
  ['/article/examination', 'article-examination', 'login'],
  ['/article/experience', 'article-experience', 'login'],
  ['/article/news', 'article-news', 'login'],
  ['/article/personal_data', 'article-personal_data', 'login'],
  ['/article/progress', 'article-progress', 'login'],
  ['/embedded_h5', 'embedded_h5', 'open'],
  ['/feedback', 'feedback', 'login'],
  ['/guide', 'guide', 'open'],
  ['/help', 'help', 'login'],
  ['/help/404', 'help-404', 'open'],
  ['/help/505', 'help-505', 'login'],
  ['/interview_invitation', 'interview_invitation', 'login'],
  ['/interview_result_confirm', 'interview_result_confirm', 'login'],
  ['/interview_result_confirm/protocol', 'interview_result_confirm-protocol', 'login'],
  ['/is_interview', 'is_interview', 'login'],
  ['/letter', 'letter', 'login'],
  ['/letter/edit', 'letter-edit', 'open'],
  ['/letter/admissionLetter', 'letter-admissionLetter', 'open'],
  ['/activities', 'activities', 'open'],
  ['/questionnaire', 'questionnaire', 'open'],
  ['/message', 'message', 'login'],
  ['/notice', 'notice', 'login'],
  ['/noticeDetail/:id?', 'noticeDetail-id', 'login'],
  ['/preview', 'preview', 'login'],
  ['/progress', 'progress', 'login'],
  ['/ref_login', 'ref_login', 'open'],
  ['/ref_success', 'ref_success', 'open'],
  ['/referees', 'referees', 'login'],
  ['/reference', 'reference', 'open'],
  ['/reference/edit', 'reference-edit', 'open'],
  ['/reference/itf', 'reference-itf', 'open'],
  ['/reference/special', 'reference-special', 'open'],
  ['/retest', 'retest', 'login'],
  ['/statement', 'statement', 'open'],
  ['/station_news', 'station_news', 'login'],
  ['/submittedSuccess', 'submittedSuccess', 'login'],
  ['/success', 'success', 'login'],
  ['/supplement', 'supplement', 'login'],
  ['/supplement/preview', 'supplement-preview', 'login'],
  ['/supplementary-form', 'supplementary-form', 'login'],
];

// Pages of our own, which the specification does not name.
const own = [
  ['/try_form', 'try_form', 'open'],
  ['/receipt', 'receipt', 'login'],
];

test('the table holds the 62 routes and our own, in order, with their name and access', () => {
  expect(expected).toHaveLength(62);
  expect(routes.map(({ path, name, access }) => [path, name, access])).toEqual([...expected, ...own]);
});

test('an optional parameter may be left out', () => {
  expect(pathTo('noticeDetail-id')).toBe('/noticeDetail');
  expect(hrefTo('noticeDetail-id', { id: 'a/b' })).toBe('#/noticeDetail/a%2Fb');
  expect(hrefTo('message')).toBe('#/message');
});

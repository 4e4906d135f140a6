import { laterPages } from '@portico/i18n/later-pages';
import { portalMessages } from '@portico/i18n/portal-messages';
import { expect, test } from 'vitest';
import { UpcomingPage } from '../../features/upcoming/upcoming-page.tsx';
import { hrefTo, pathTo } from '../../lib/navigation/paths.ts';
import { upcomingRoutes } from '../../lib/navigation/upcoming-routes.ts';
import { firstRoutes } from './first-routes.ts';
import { routes } from './routes.ts';

// The inventory of the specification, line by line.
const expected = [
  ['/', 'login'],
  ['/login', 'open'],
  ['/login_code', 'open'],
  ['/login_email', 'open'],
  ['/login_fast', 'open'],
  ['/login_old', 'open'],
  ['/login_pass', 'open'],
  ['/register', 'open'],
  ['/pass', 'open'],
  ['/password', 'open'],
  ['/edit_pass', 'login'],
  ['/editPassword', 'login'],
  ['/email', 'open'],
  ['/activity', 'open'],
  ['/activity/details', 'open'],
  ['/activity/signIn', 'open'],
  ['/application_guide', 'login'],
  ['/applyform', 'login'],
  ['/applyform/basic', 'login'],
  ['/article/activities', 'login'],
  ['/article/apply-info', 'login'],
  ['/article/download-files', 'login'],
  ['/article/examination', 'login'],
  ['/article/experience', 'login'],
  ['/article/news', 'login'],
  ['/article/personal_data', 'login'],
  ['/article/progress', 'login'],
  ['/embedded_h5', 'open'],
  ['/feedback', 'login'],
  ['/guide', 'open'],
  ['/help', 'login'],
  ['/help/404', 'open'],
  ['/help/505', 'login'],
  ['/interview_invitation', 'login'],
  ['/interview_result_confirm', 'login'],
  ['/interview_result_confirm/protocol', 'login'],
  ['/is_interview', 'login'],
  ['/letter', 'login'],
  ['/letter/edit', 'open'],
  ['/letter/admissionLetter', 'open'],
  ['/activities', 'open'],
  ['/questionnaire', 'open'],
  ['/message', 'login'],
  ['/notice', 'login'],
  ['/noticeDetail/:id?', 'login'],
  ['/preview', 'login'],
  ['/progress', 'login'],
  ['/ref_login', 'open'],
  ['/ref_success', 'open'],
  ['/referees', 'login'],
  ['/reference', 'open'],
  ['/reference/edit', 'open'],
  ['/reference/itf', 'open'],
  ['/reference/special', 'open'],
  ['/retest', 'login'],
  ['/statement', 'open'],
  ['/station_news', 'login'],
  ['/submittedSuccess', 'login'],
  ['/success', 'login'],
  ['/supplement', 'login'],
  ['/supplement/preview', 'login'],
  ['/supplementary-form', 'login'],
];

// Our own pages, which are not in the specification.
const own = [
  ['/try_form', 'open'],
  ['/receipt', 'login'],
  ['/take_back', 'open'],
  ['/stop_mails', 'open'],
];

test('the tables list the 62 screens and our own, each once, with its access', () => {
  expect(expected).toHaveLength(62);
  const rows = [...firstRoutes, ...routes].map(({ path, access }) => `${path} ${access}`);
  expect(rows.toSorted()).toEqual([...expected, ...own].map((row) => row.join(' ')).toSorted());
});

test('the screens that nothing leads to are those still to be built', async () => {
  const loaded = await Promise.all([...firstRoutes, ...routes].map(async (row) => ({ row, screen: await row.load() })));
  const upcoming = loaded.filter(({ screen }) => screen === UpcomingPage).map(({ row }) => row.path);
  expect(upcoming.toSorted()).toEqual([...upcomingRoutes].toSorted());
});

test('every document title belongs to a screen', async () => {
  const { pages } = await portalMessages.en();
  expect(Object.keys(pages).toSorted()).toEqual(firstRoutes.map(({ path }) => path).toSorted());
  expect(Object.keys(await laterPages.en()).toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
});

test('an optional parameter may be left out', () => {
  expect(pathTo('/noticeDetail/:id?')).toBe('/noticeDetail');
  expect(hrefTo('/noticeDetail/:id?', { id: 'a/b' })).toBe('#/noticeDetail/a%2Fb');
  expect(hrefTo('/message')).toBe('#/message');
});

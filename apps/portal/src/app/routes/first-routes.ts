import { accountsMessages as accounts, keepingMessages as keeping } from '@portico/i18n/accounts-messages';
import { homeMessages as home } from '@portico/i18n/home-messages';
import { recommenderEntryMessages as recommenderEntry } from '@portico/i18n/recommender-entry-messages';
import type { PortalRoute } from './route.ts';

const passwordSignIn = () =>
  import('../screens/password-sign-in-screen.tsx').then((chunk) => chunk.PasswordSignInScreen);
const changePassword = () => import('../../features/password/change-page.tsx').then((chunk) => chunk.ChangePage);

/**
 * The screens that people start on. They are part of the first load, which has a budget; every other screen has its row
 * in `routes.ts`.
 */
export const firstRoutes: readonly PortalRoute[] = [
  {
    path: '/',
    access: 'login',
    layout: 'default',
    words: { home },
    load: () => import('../screens/home-screen.tsx').then((chunk) => chunk.HomeScreen),
  },
  { path: '/login', access: 'open', layout: 'default', load: passwordSignIn },
  {
    path: '/login_code',
    access: 'open',
    layout: 'default',
    words: { accounts },
    load: () => import('../screens/code-sign-in-screens.tsx').then((chunk) => chunk.SmsSignInScreen),
  },
  {
    path: '/login_email',
    access: 'open',
    layout: 'default',
    words: { accounts },
    load: () => import('../screens/code-sign-in-screens.tsx').then((chunk) => chunk.MailSignInScreen),
  },
  {
    path: '/login_fast',
    access: 'open',
    layout: 'default',
    words: { accounts: keeping },
    load: () => import('../screens/code-sign-in-screens.tsx').then((chunk) => chunk.FastSignInScreen),
  },
  { path: '/login_old', access: 'open', layout: 'default', load: passwordSignIn },
  { path: '/login_pass', access: 'open', layout: 'default', load: passwordSignIn },
  {
    path: '/register',
    access: 'open',
    layout: 'default',
    words: { accounts },
    load: () => import('../../features/registration/register-page.tsx').then((chunk) => chunk.RegisterPage),
  },
  {
    path: '/pass',
    access: 'open',
    layout: 'default',
    words: { accounts: keeping },
    load: () => import('../../features/password/forgotten-page.tsx').then((chunk) => chunk.ForgottenPage),
  },
  {
    path: '/password',
    access: 'open',
    layout: 'default',
    words: { accounts: keeping },
    load: () => import('../../features/password/reset-page.tsx').then((chunk) => chunk.ResetPage),
  },
  { path: '/edit_pass', access: 'login', layout: 'default', words: { accounts: keeping }, load: changePassword },
  { path: '/editPassword', access: 'login', layout: 'default', words: { accounts: keeping }, load: changePassword },
  {
    path: '/email',
    access: 'open',
    layout: 'default',
    words: { accounts: keeping },
    load: () => import('../../features/email-activation/activation-page.tsx').then((chunk) => chunk.ActivationPage),
  },
  {
    path: '/guide',
    access: 'open',
    layout: 'default',
    load: () => import('../../features/texts/text-page.tsx').then((chunk) => chunk.GuidePage),
  },
  {
    path: '/statement',
    access: 'open',
    layout: 'default',
    load: () => import('../../features/texts/text-page.tsx').then((chunk) => chunk.StatementPage),
  },
  {
    path: '/help/404',
    access: 'open',
    layout: 'blank',
    load: () => import('../../features/errors/lost-page.tsx').then((chunk) => chunk.LostPage),
  },
  {
    path: '/help/505',
    access: 'login',
    layout: 'blank',
    load: () => import('../../features/errors/server-error-page.tsx').then((chunk) => chunk.ServerErrorPage),
  },
  {
    path: '/ref_login',
    access: 'open',
    layout: 'default',
    words: { accounts, recommenderEntry },
    load: () => import('../../features/recommender/entry-page.tsx').then((chunk) => chunk.EntryPage),
  },
];

import { accountsMessages as accounts, keepingMessages as keeping } from '@portico/i18n/accounts-messages';
import { applicationMessages as application } from '@portico/i18n/application-messages';
import { articlesMessages as articles } from '@portico/i18n/articles-messages';
import { conversationMessages as conversation } from '@portico/i18n/conversation-messages';
import { documentsMessages as documents } from '@portico/i18n/documents-messages';
import { embeddedMessages as embedded } from '@portico/i18n/embedded-messages';
import { fieldsMessages as fields } from '@portico/i18n/fields-messages';
import { leavingMessages as leaving, signInAgainMessages as signInAgain } from '@portico/i18n/leaving-messages';
import { previewMessages as preview } from '@portico/i18n/preview-messages';
import { receiptsMessages as receipts } from '@portico/i18n/receipts-messages';
import { recommenderEntryMessages as recommenderEntry } from '@portico/i18n/recommender-entry-messages';
import { refereesMessages as referees } from '@portico/i18n/referees-messages';
import { referenceMessages as reference } from '@portico/i18n/reference-messages';
import { savingMessages as saving } from '@portico/i18n/saving-messages';
import { submissionMessages as submission } from '@portico/i18n/submission-messages';
import type { RoutePath } from '../../lib/navigation/paths.ts';
import type { UpcomingRoute } from '../../lib/navigation/upcoming-routes.ts';
import type { Access, LayoutName, PortalRoute } from './route.ts';

const formWords = { application, fields, leaving, referees, saving, signInAgain, submission };

/** Every screen that nobody starts on; the table is loaded when one of them is requested. */
export const routes: readonly PortalRoute[] = [
  upcoming('/activity', 'open'),
  upcoming('/activity/details', 'open'),
  upcoming('/activity/signIn', 'open'),
  {
    path: '/application_guide',
    access: 'login',
    layout: 'default',
    words: { articles },
    load: () =>
      import('../../features/articles/application-guide-page.tsx').then((chunk) => chunk.ApplicationGuidePage),
  },
  {
    path: '/applyform',
    access: 'login',
    layout: 'default',
    words: formWords,
    load: () => import('../../features/application-form/choice-page.tsx').then((chunk) => chunk.ChoicePage),
    next: ['/applyform/basic', '/submittedSuccess'],
  },
  {
    path: '/applyform/basic',
    access: 'login',
    layout: 'default',
    words: formWords,
    load: () => import('../../features/application-form/module/module-page.tsx').then((chunk) => chunk.ModulePage),
  },
  upcoming('/article/activities', 'login'),
  {
    path: '/article/apply-info',
    access: 'login',
    layout: 'default',
    words: { articles },
    load: () => import('../../features/articles/article-list-page.tsx').then((chunk) => chunk.TrendsPage),
  },
  {
    path: '/article/download-files',
    access: 'login',
    layout: 'default',
    words: { articles },
    load: () => import('../../features/articles/downloads-page.tsx').then((chunk) => chunk.DownloadsPage),
  },
  upcoming('/article/examination', 'login'),
  {
    path: '/article/experience',
    access: 'login',
    layout: 'default',
    words: { articles },
    load: () => import('../../features/articles/article-list-page.tsx').then((chunk) => chunk.ExperiencePage),
  },
  {
    path: '/article/news',
    access: 'login',
    layout: 'default',
    words: { articles },
    load: () => import('../../features/articles/article-list-page.tsx').then((chunk) => chunk.NewsPage),
  },
  {
    path: '/article/personal_data',
    access: 'login',
    layout: 'default',
    words: { accounts: keeping },
    load: () => import('../../features/account/account-page.tsx').then((chunk) => chunk.AccountPage),
  },
  upcoming('/article/progress', 'login'),
  {
    path: '/embedded_h5',
    access: 'open',
    layout: 'bare',
    words: { embedded },
    load: () => import('../../features/embedded/embedded-page.tsx').then((chunk) => chunk.EmbeddedPage),
  },
  upcoming('/feedback', 'login'),
  {
    path: '/help',
    access: 'login',
    layout: 'default',
    words: { articles },
    load: () => import('../../features/articles/help-page.tsx').then((chunk) => chunk.HelpPage),
  },
  upcoming('/interview_invitation', 'login'),
  upcoming('/interview_result_confirm', 'login'),
  upcoming('/interview_result_confirm/protocol', 'login', 'blank'),
  upcoming('/is_interview', 'login'),
  {
    path: '/letter',
    access: 'login',
    layout: 'default',
    words: { referees },
    load: () => import('../../features/letters/letters-page.tsx').then((chunk) => chunk.LettersPage),
  },
  letterWriting('/letter/edit'),
  upcoming('/letter/admissionLetter', 'open', 'bare'),
  upcoming('/activities', 'open'),
  upcoming('/questionnaire', 'open'),
  {
    path: '/message',
    access: 'login',
    layout: 'default',
    words: { conversation },
    load: () => import('../../features/messages/messages-page.tsx').then((chunk) => chunk.MessagesPage),
  },
  {
    path: '/notice',
    access: 'login',
    layout: 'default',
    words: { articles },
    load: () => import('../../features/articles/article-list-page.tsx').then((chunk) => chunk.NoticesPage),
  },
  {
    path: '/noticeDetail/:id?',
    access: 'login',
    layout: 'default',
    words: { articles },
    load: () => import('../../features/articles/article-page.tsx').then((chunk) => chunk.ArticlePage),
  },
  {
    path: '/preview',
    access: 'login',
    layout: 'default',
    words: { documents, fields, preview, signInAgain, submission },
    load: () => import('../../features/preview/preview-page.tsx').then((chunk) => chunk.PreviewPage),
  },
  upcoming('/progress', 'login'),
  {
    path: '/ref_success',
    access: 'open',
    layout: 'default',
    words: { reference },
    load: () => import('../../features/recommender/thanks-page.tsx').then((chunk) => chunk.ThanksPage),
  },
  {
    path: '/referees',
    access: 'login',
    layout: 'default',
    words: { fields, referees, signInAgain },
    load: () => import('../../features/referees/referees-page.tsx').then((chunk) => chunk.RefereesPage),
  },
  {
    path: '/reference',
    access: 'open',
    layout: 'default',
    words: { reference },
    load: () => import('../screens/requests-screen.tsx').then((chunk) => chunk.RequestsScreen),
  },
  letterWriting('/reference/edit'),
  letterWriting('/reference/itf'),
  letterWriting('/reference/special'),
  upcoming('/retest', 'login'),
  {
    path: '/station_news',
    access: 'login',
    layout: 'default',
    words: { articles },
    load: () => import('../../features/articles/article-list-page.tsx').then((chunk) => chunk.StationNewsPage),
  },
  {
    path: '/submittedSuccess',
    access: 'login',
    layout: 'default',
    words: { documents, submission },
    load: () => import('../../features/submitted/submitted-page.tsx').then((chunk) => chunk.SubmittedPage),
  },
  {
    path: '/success',
    access: 'login',
    layout: 'default',
    words: { accounts: keeping },
    load: () => import('../../features/success/success-page.tsx').then((chunk) => chunk.SuccessPage),
  },
  upcoming('/supplement', 'login'),
  upcoming('/supplement/preview', 'login'),
  upcoming('/supplementary-form', 'login'),
  // Our own pages: the specification has none to preview a form without an account, to check a receipt, or to undo a
  // change of address.
  {
    path: '/try_form',
    access: 'open',
    layout: 'default',
    words: { fields, leaving },
    load: () => import('../../features/form-trial/form-trial-page.tsx').then((chunk) => chunk.FormTrialPage),
  },
  {
    path: '/take_back',
    access: 'open',
    layout: 'default',
    words: { accounts: keeping },
    load: () => import('../../features/take-back/take-back-page.tsx').then((chunk) => chunk.TakeBackPage),
  },
  {
    path: '/stop_mails',
    access: 'open',
    layout: 'default',
    words: { accounts: keeping },
    load: () => import('../../features/stop-mails/stop-mails-page.tsx').then((chunk) => chunk.StopMailsPage),
  },
  {
    path: '/receipt',
    access: 'login',
    layout: 'default',
    words: { receipts },
    load: () => import('../../features/receipt/receipt-page.tsx').then((chunk) => chunk.ReceiptPage),
  },
];

/** A screen that is not built yet; its address says what it will be for. */
function upcoming(path: UpcomingRoute, access: Access, layout: LayoutName = 'default'): PortalRoute {
  const load = () => import('../../features/upcoming/upcoming-page.tsx').then((chunk) => chunk.UpcomingPage);
  return { path, access, layout, load };
}

/** Each skin has its own address for writing a letter. */
function letterWriting(path: RoutePath): PortalRoute {
  return {
    path,
    access: 'open',
    layout: 'default',
    words: { accounts, fields, leaving, recommenderEntry, reference, saving },
    load: () => import('../screens/letter-screen.tsx').then((chunk) => chunk.LetterScreen),
    next: ['/ref_success'],
  };
}

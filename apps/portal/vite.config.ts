import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { flagFiles } from './flag-files.ts';
import { inlineErrors } from './inline-errors.ts';
import { lowerStaticBlocks } from './lower-static-blocks.ts';
import { minifyFurther } from './minify-further.ts';
import { startGroup } from './start-group.ts';
import { viewerPage } from './viewer/build/viewer-page.ts';
import { withoutInfiniteQueries } from './without-infinite-queries.ts';
import { withoutSummaries } from './without-summaries.ts';

const accountParts =
  /portal\/src\/parts\/(?:address|code-input(?!\/proved)|form(?!\/(?:done-card|use-form))|human-proof|new-password|phone-input)\/|i18n\/src\/countries\/main-countries|form-engine\/src\/patterns\/(?:dialled|email|mobile|password)\.ts|ui\/src\/fields\/select-field/;

// People who keep the preselected country never need the full list.
const countryParts = /i18n\/src\/countries\/(?:countries|dialling-codes)/;

const applicationParts =
  /portal\/src\/features\/application-form\/(?!module\/|submit\/|referees\/)|contract\/src\/(?:applications\/(?:applications|batches)|institution\/content)\.ts/;
const journalParts = /portal\/src\/lib\/saving\/(?:browser|journal|open-savings|unsent)/;
const formParts = new RegExp(
  [
    'portal/src/features/application-form/(?:module|submit)/',
    'portal/src/(?:lib/(?:saving/|read-module)|parts/(?:leaving|sheet|signing|submitting|uploading)/)',
    // The sanitiser of rich text is large, and few pages need it.
    'packages/fields/src/(?!rich-text/clean)',
    'packages/form-engine/src/|contract/src/forms/',
  ].join('|'),
);

// Small and shared, but by pages that nobody sees first.
const laterParts = new RegExp(
  [
    'portal/src/parts/(?:code-input/proved|form/done-card|(?:activation|articles|batch-times|copying|credentials|exporting|receipt-facts|referees|sign-in-again|trying)/)',
    'portal/src/features/application-form/referees/|portal/src/features/articles/',
    'portal/src/lib/(?:live/|session/application-news|navigation/form-addresses|tried-form|use-online)|browser/src/(?:moment|news)',
    'portal/src/app/(?:look-preview/|wechat/(?!load-)|menu/(?:menu|menus|side-menu)\\.ts|projectless/plain-frame)',
    'ui/src/overlay/(?:confirm-dialog|dialog|use-modal)',
    'contract/src/(?:applications|files|institution/(?:article|calendar-file|figures|materials|wechat)|staff/content-files|letters/referees|messages/)',
    'i18n/src/[\\w-]+/(?:application|articles|conversation|documents|fields|leaving|preview|receipts?|referees|saving|submission|viewers|wechat)-',
  ].join('|'),
);

// What the recommenders' pages share. Their sign-in is separate, because many start there.
const recommenderEntry =
  /portal\/src\/lib\/recommender\/(?:session\/)?(?:enter-by|link-|recommender-)|portal\/src\/parts\/recommender\/code-entry|portal\/src\/features\/recommender\/entry-page|contract\/src\/letters\/recommendations|i18n\/src\/recommender-entry\/recommender-entry-/;
const recommenderParts =
  /portal\/src\/(?:lib|parts|features)\/recommender\/|portal\/src\/app\/screens\/recommender-frame|i18n\/src\/reference\/reference-/;

// Our own code; what the form's controls share is loaded with them.
const ownParts = /portal\/src\/|packages\/(?:contract|i18n|ui)\/src\//;
// Resetting a password needs the code for new passwords; signing in does not.
const passwordParts = /portal\/src\/features\/password\//;
const signInParts =
  /portal\/src\/(?:features\/sign-in\/(?!code-form|fast-form)|parts\/sign-in\/|app\/screens\/(?:password-)?sign-in|skins\/standard\/sign-in-aside)/;

function isPart(id: string): boolean {
  const apart = [
    accountParts,
    applicationParts,
    countryParts,
    journalParts,
    formParts,
    laterParts,
    passwordParts,
    recommenderEntry,
    recommenderParts,
    signInParts,
  ];
  return ownParts.test(id) && !apart.some((pattern) => pattern.test(id));
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/apply/',
  plugins: [
    react(),
    compileMessages(),
    flagFiles(),
    inlineErrors(),
    withoutInfiniteQueries(),
    withoutSummaries(),
    viewerPage(),
    minifyFurther(),
    lowerStaticBlocks(),
  ],
  // Belongs to compileMessages: only the part that fills arguments into parsed messages is left.
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  build: {
    // An inlined file would be a data: URL, which the content security policy allows for images only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files, because each response costs half a kilobyte of headers: one for the start, and a few for the small
    // parts that several pages or skins share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: startGroup(resolve(import.meta.dirname, 'index.html'), isPart), priority: 6 },
            // What the account screens share, which a first visit to the sign-in page does not need.
            { name: 'accounts', test: accountParts, minShareCount: 2, priority: 4 },
            { name: 'countries', test: countryParts, priority: 4 },
            { name: 'menus', test: /portal\/src\/app\/menu\/(?:menus?|side-menu)\.ts/, priority: 4 },
            // Sign-in by password, with what the other methods share; registering needs none of it.
            { name: 'sign-in', test: signInParts, priority: 4 },
            // Without its own group it would be loaded with all fields, even on pages without any.
            {
              name: 'dialogs',
              test: /ui\/src\/overlay\/(?:confirm-dialog|dialog|use-modal)/,
              minShareCount: 2,
              priority: 4,
            },
            // Small and needed by many: without their own group they would load what recommenders' pages or all pages
            // with fields share.
            { name: 'moment', test: /browser\/src\/moment|contract\/src\/files\//, minShareCount: 2, priority: 4 },
            { name: 'recommender', test: recommenderEntry, priority: 4 },
            { name: 'letters', test: recommenderParts, minShareCount: 2, priority: 3 },
            // Unsent text on this device, which signing out needs too.
            { name: 'journal', test: journalParts, minShareCount: 2, priority: 3 },
            // What all pages with fields share, and what the pages of the application form share.
            { name: 'form', test: formParts, minShareCount: 2, priority: 2 },
            { name: 'application', test: applicationParts, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
    // Safari 15.4 is served by `lowerStaticBlocks`.
    target: ['es2022', 'chrome100', 'firefox100'],
    cssTarget: ['chrome100', 'firefox100', 'safari15.4'],
  },
});

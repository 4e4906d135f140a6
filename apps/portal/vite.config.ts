import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';
import { flagFiles } from './flag-files.ts';

const accountParts =
  /portal\/src\/parts\/|i18n\/src\/countries\/|form-engine\/src\/patterns\/(?:email|mobile|password)\.ts/;

// Of our own making; what the form's controls share with each other comes with them.
const ownParts = /portal\/src\/|packages\/(?:contract|i18n|ui)\/src\//;
const signInParts = /portal\/src\/(?:features\/sign-in\/(?!complete)|app\/pages\/sign-in-frame)/;

export default defineConfig({
  root: import.meta.dirname,
  base: '/apply/',
  plugins: [react(), compileMessages(), flagFiles()],
  // Goes with compileMessages: what remains is the part that puts arguments into messages already read.
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  build: {
    // An inlined file would be a data: address, which the policy allows for images only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Few files: each response costs half a kilobyte of headers. What the start needs is one of them, and so are the small
    // parts that several pages or skins share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            {
              name: 'parts',
              test: (id) => ownParts.test(id) && !accountParts.test(id) && !signInParts.test(id),
              minShareCount: 2,
              maxModuleSize: 4096,
              priority: 1,
            },
            // What the account screens share, which a first visit to the sign-in page does not need.
            { name: 'accounts', test: accountParts, minShareCount: 2 },
            // What the ways to sign in share, which registering does not need.
            { name: 'sign-in', test: signInParts, minShareCount: 2 },
          ],
        },
      },
    },
    target: ['es2022', 'chrome100', 'firefox100', 'safari15.4'],
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/apply/',
  plugins: [react(), compileMessages()],
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
            { name: 'start', tags: ['$initial'] },
            { name: 'parts', minShareCount: 2, maxModuleSize: 4096 },
          ],
        },
      },
    },
    target: ['es2022', 'chrome100', 'firefox100', 'safari15.4'],
  },
});

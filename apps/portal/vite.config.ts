import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './compile-messages.ts';

export default defineConfig(({ command }) => ({
  base: '/apply/',
  plugins: [react(), compileMessages()],
  // Goes with compileMessages: what remains is the part that puts arguments into messages already read.
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  // Bundled ahead, use-intl would escape the alias.
  ...(command === 'serve' ? { optimizeDeps: { exclude: ['use-intl'] } } : {}),
  server: { proxy: { '/enroll': 'http://localhost:8080' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['es2022', 'chrome100', 'firefox100', 'safari15.4'],
  },
}));

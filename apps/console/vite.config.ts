import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [react()],
  // An inlined file would be a data: URL, which the content security policy allows for images only.
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { proxy: { '/staff': 'http://localhost:8080' } },
});

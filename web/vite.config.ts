import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { locales } from './locales.plugin.ts';

export default defineConfig({
  plugins: [locales('../src/realmwright/locales'), svelte()],
  build: {
    outDir: '../src/realmwright/static',
    emptyOutDir: true,
    // The page's security policy allows no data: addresses.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  // Tests run what the browser runs, not the server's rendering.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
  },
});

import { defineConfig } from 'vite';
import { kEarly, kGroups, texts } from './texts/vite.mjs';

// `MINUIT_SERVER` is where the dev server finds a running `minuit serve`.
const kServer = process.env.MINUIT_SERVER ?? 'http://127.0.0.1:8080';

// The server looks at Origin and Host: they stay the browser's.
const kTarget = { target: kServer, changeOrigin: false };
const kProxy = { '/api': kTarget, '/health': kTarget, '/ws': { ...kTarget, ws: true } };

export default defineConfig({
  plugins: [texts()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the Content-Security-Policy lets no data: fonts in, and hashed files are kept for ever
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true, // for scripts/pack.mjs: what a page is made of
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/offline/worker.ts', [kEarly.name]: kEarly.path },
      output: {
        codeSplitting: { groups: kGroups },
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  test: { testTimeout: 900_000 }, // a slow machine is no fault
  server: { proxy: kProxy },
  preview: { proxy: kProxy },
});

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { icons } from './art/icons.plugin.ts'
import { prints } from './art/prints.plugin.ts'
import { atTables, fieldsFile } from './chunks.ts'
import { languages, wordsFile } from './words/languages.plugin.ts'
import { workers } from './workers.plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    icons(),
    prints(),
    languages(),
    workers(),
    svelte(),
    VitePWA({
      registerType: 'prompt',
      // The page does it itself (update.ts).
      injectRegister: false,
      manifest: {
        name: 'Windward',
        short_name: 'Windward',
        description: 'Caribbean board games, alone or with friends, with or without a network.',
        theme_color: '#16303c',
        background_color: '#16303c',
        display: 'standalone',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg}', '**/*-latin-wght-normal-*.woff2'],
        // Rules, words and judges of earlier revisions, which few ever need: kept from the first time on.
        globIgnores: ['**/frozen-*.js'],
        runtimeCaching: [
          { urlPattern: /\/frozen-[^/]+\.js$/, handler: 'CacheFirst', options: { cacheName: 'frozen' } },
        ],
      },
    }),
  ],
  worker: { format: 'es' },
  // The manifest says which page fetches what: for `npm run size`.
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id, modules) => wordsFile(id) ?? fieldsFile(id) ?? atTables(id, modules) }],
        },
      },
    },
  },
})

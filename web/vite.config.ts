import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { icons } from './art/icons.plugin.ts'

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    icons(),
    svelte(),
    VitePWA({
      registerType: 'prompt',
      manifest: {
        name: 'Windward',
        short_name: 'Windward',
        description: 'Caribbean board games, alone or with friends, with or without a network.',
        theme_color: '#12303f',
        background_color: '#f3ead7',
        display: 'standalone',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
        ],
      },
      workbox: { globPatterns: ['**/*.{html,js,css,svg}', '**/*-latin-wght-normal-*.woff2'] },
    }),
  ],
  worker: { format: 'es' },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, reportCompressedSize: false },
})

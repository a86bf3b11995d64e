import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fewFiles } from './scripts/few-files.ts'
import { minifyHarder } from './scripts/minify-harder.ts'
import { notLoadedYet } from './scripts/not-loaded-yet.ts'
import { spokenWords } from './scripts/spoken-words.ts'
import { stylesAhead } from './scripts/styles-ahead.ts'

/** Phones that can no longer update are among our visitors: Android 7 ends at 119; 111 brought OKLCH. */
const oldestBrowser = 'chrome111'

const pieces = fewFiles()
const later = notLoadedYet()

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), spokenWords(), stylesAhead(), pieces.plugin, later.plugin, minifyHarder()],
  publicDir: isSsrBuild ? false : 'src/web/public',
  json: { namedExports: false, stringify: true },
  css: { modules: { generateScopedName: 'v[hash:base64:5]' } },
  build: {
    target: isSsrBuild ? 'node22' : oldestBrowser,
    cssTarget: oldestBrowser,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {
          outDir: 'dist/server',
          sourcemap: true,
          rolldownOptions: {
            input: {
              main: 'src/server/main.ts',
              writer: 'src/server/sql/sqlite/writer.ts',
              commands: 'src/server/sql/commands.ts',
              'draw-worker': 'src/server/previews/draw-worker.ts',
              'page-paths': 'src/web/page-paths.ts',
              'entry-server': 'src/web/entry-server.tsx',
            },
            output: { chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
            // The server has every room at hand: what is lazy in the browser need not be so here.
            checks: { ineffectiveDynamicImport: false },
          },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          modulePreload: { resolveDependencies: later.resolveDependencies },
          rolldownOptions: {
            input: [
              'src/web/entry-client.tsx',
              'src/web/entry-patro.tsx',
              'src/web/first-taps/keep-taps.ts',
              'src/kit/ui/web/fonts.css',
            ],
            // What is always fetched together comes in one piece: crumbs compress badly, and each costs a request.
            output: {
              // Nothing in these packs well, and a page names some of them, the worker all: 36 bits are enough.
              hashCharacters: 'base36' as const,
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames: 'assets/[name]-[hash:7][extname]',
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  // All numbers are six kilobytes, and each chunk is named on every page.
                  {
                    name: 'helplines',
                    test: /knowledge[\\/]help[\\/](?!first-helpline)|care[\\/]web[\\/]use-help-place|web[\\/]use-digits/,
                  },
                  pieces.group,
                  // What is fetched later, in few pieces.
                  {
                    name: 'sealed',
                    test: /vault[\\/]web[\\/](sealed|lock)[\\/](?!work-on-lock)/,
                  },
                  { name: 'sealed-copy', test: /capabilities[\\/]sealed-copy[\\/]/ },
                  {
                    name: 'backup',
                    test: /capabilities[\\/]vault[\\/](backup|record-shapes|read-shape)|vault[\\/]web[\\/]take-in-file/,
                  },
                  {
                    name: 'copies',
                    test: /capabilities[\\/]vault[\\/](copies[\\/]|web[\\/]copies[\\/](?!take-away-button|bring-back-button|notes-on-copies|fetch-copies|file-copies-id))/,
                  },
                  {
                    name: 'door',
                    test: /vault[\\/]web[\\/]door[\\/](?!locked-door|lock-now|focus-anew|lock-offer|answered|fetch-lists|secret-field|working|door.module|words[\\/])/,
                  },
                  // What our own composer is begun with, whatever it writes.
                  {
                    name: 'compose',
                    test: /poetry[\\/](compose|writing-request|plain-text|chance[\\/](seed-row|go-through-presses))|kit[\\/]text[\\/]open-once\.|composing[\\/](tidy-request|lookups)\.|heaviness[\\/]plain-word\./,
                  },
                  { name: 'nepali-words', test: /topics[\\/]ne[\\/]lexicon[\\/].*\.txt/ },
                  // What every poem of a form draws on, whatever it is about.
                  {
                    debugName: 'verse',
                    name: (id) => `verse-${/scenes[\\/](\w+)/.exec(id)?.[1]}`,
                    test: /ne[\\/]poem[\\/]scenes[\\/]\w+[\\/](frames[\\/](any|matter)|anywhere|life|peace)\.txt/,
                  },
                  {
                    debugName: 'more',
                    name: (id) => `more-${/scenes[\\/](\w+)/.exec(id)?.[1]}`,
                    test: /ne[\\/]poem[\\/]scenes[\\/]\w+[\\/]more[\\/]/,
                  },
                  // Short as these are; a theme of the other forms is worth a file of its own.
                  {
                    debugName: 'themes',
                    name: (id) => `themes-${/scenes[\\/](\w+)/.exec(id)?.[1]}`,
                    test: /ne[\\/]poem[\\/]scenes[\\/](muktak|haiku)[\\/]\w+\.txt/,
                  },
                  {
                    name: 'asked-first',
                    test: /ui[\\/]web[\\/]ask-first\.|vault[\\/]web[\\/]gone-row\./,
                  },
                ],
              },
            },
          },
        }),
  },
  // One bundle with React inside: the server needs no packages resolved at run time.
  ...(isSsrBuild && {
    ssr: {
      noExternal: true as const,
      // What Fastify would use for schemas of its own and for tests: never loaded, so not carried.
      external: [
        '@fastify/ajv-compiler',
        '@fastify/fast-json-stringify-compiler',
        'light-my-request',
      ],
    },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}))

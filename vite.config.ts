import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { minifyHarder } from './scripts/minify-harder.ts'
import { notLoadedYet } from './scripts/not-loaded-yet.ts'
import { spokenWords } from './scripts/spoken-words.ts'
import { stylesAhead } from './scripts/styles-ahead.ts'

/** Phones that can no longer update are among our visitors: Android 7 ends at 119; 111 brought OKLCH. */
const oldestBrowser = 'chrome111'

const later = notLoadedYet()

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), spokenWords(), stylesAhead(), later.plugin, minifyHarder()],
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
                  {
                    name: 'calendar',
                    test: /kit[\\/]i18n[\\/](bikram-sambat(-table)?|calendar-names|civil-day|clock|dates|zoned-time)\./,
                  },
                  // What every private room needs, and beside it what is fetched when somebody locks, opens or copies.
                  {
                    name: 'vault',
                    test: /vault[\\/]web[\\/]((vault|collection|connection|database|disk-shelf|safe-shelf|held-records|news|health|device-vault|shelf|sweep-disk|until-undisturbed)\.|lock[\\/](lock|gate|follow-lock|close|tries|tries-before|work-on-lock)\.)/,
                  },
                  {
                    name: 'kept',
                    test: /vault[\\/]web[\\/]((holding-notice|not-opened|use-removal|use-favourites|use-records|kept-here|needs-script)\.|door[\\/](locked-door|focus-anew|lock-now|lock-offer|answered)\.)|kit[\\/]web[\\/]use-media\./,
                  },
                  {
                    name: 'records',
                    test: /capabilities[\\/]vault[\\/](record-id|records|web[\\/](wipe[\\/](leave-wiped|seal-tab)|database-name))\./,
                  },
                  {
                    name: 'sealed',
                    test: /vault[\\/]web[\\/](sealed|lock)[\\/]/,
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
                  // Fields, and what stands where nothing is yet.
                  {
                    name: 'writing',
                    test: /care[\\/]web[\\/](use-care|notice-need|hold-out|hand)\.|web[\\/]within-reach\.|ui[\\/]web[\\/]text-area\./,
                  },
                  {
                    name: 'parts',
                    test: /ui[\\/]web[\\/](skeleton|empty-state|text-field|script-form|notice|disclosure)\.|hub[\\/]web[\\/]room-header\./,
                  },
                  {
                    name: 'choices',
                    test: /ui[\\/]web[\\/](choice-chips|choice-group|radio-face)\./,
                  },
                  {
                    name: 'composing',
                    test: /composing[\\/]web[\\/](use-composing|compose-in-browser|composing-state|ask-composing|next-seed|provenance)\.|composing[\\/]events\./,
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
                  {
                    name: 'answering',
                    test: /care[\\/](web[\\/]answer-line|number-for)\.|moderation[\\/]report-reasons\./,
                  },
                  {
                    name: 'stream',
                    test: /http[\\/](web[\\/]open-stream|sse\.)/,
                  },
                  {
                    name: 'readings',
                    test: /composing[\\/]web[\\/](structured-result|streamed-text)\.|look[\\/]web[\\/]night-panel\./,
                  },
                  {
                    name: 'shell',
                    test: /kit[\\/](http[\\/]web[\\/]ask-server|i18n[\\/](kathmandu|language|numbers|words|web[\\/]language)\.|web[\\/](copy-text|keep-now|later|use-later|listeners|make-store|use-fetched|wait\.)|text[\\/](check-text|count|normalise)|web[\\/]device-store|page[\\/](web|page-data)|ui[\\/]web[\\/](app-link|field|icon|prose|tabular-number|use-missing)\.)|identity[\\/]web[\\/](first-kept|remembered)\.|cover[\\/](cover-cookie|web[\\/]leave-now)|walls[\\/]walls\.|hub[\\/]areas\.|vite[\\/]preload-helper|look[\\/]web[\\/](art[\\/]blocks|picture\.)|node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime|kit[\\/](text[\\/]join-texts|web[\\/]random-id)\./,
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

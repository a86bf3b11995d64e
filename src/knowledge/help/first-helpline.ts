/**
 * What every page knows by heart, so that it can be called before anything else has come:
 * Nepal's suicide prevention line. The rest of the list lies in `helplines.ts`.
 */
export const firstHelpline = '1166'

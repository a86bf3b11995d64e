export const solaceWeights = ['despair', 'harm', 'loss'] as const
export type SolaceWeight = (typeof solaceWeights)[number]

export const heavinesses = ['despair', 'harm', 'loss'] as const
export type Heaviness = (typeof heavinesses)[number]

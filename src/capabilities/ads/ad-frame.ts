/** Where the document lies that fills the frame. */
export const advertisementPath = '/advertisement'

/**
 * What may be done in the frame. Without `allow-same-origin` it is an origin of its own, which
 * nobody else has: no storage, cookie or page of this site can be reached from there.
 */
export const adFrameSandbox = 'allow-scripts allow-popups allow-popups-to-escape-sandbox'

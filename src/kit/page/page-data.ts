declare const data: unique symbol

/**
 * Names what the screen at one address is rendered with. The server finds it, the browser reads it
 * from the page: both know by this what it looks like.
 */
export interface PageData<Data> {
  readonly path: string
  /** For the compiler alone. */
  readonly [data]?: Data
}

export function definePageData<Data>(path: string): PageData<Data> {
  return { path }
}

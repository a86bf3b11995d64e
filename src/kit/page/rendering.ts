import type { Language } from '../i18n/language.ts'
import type { Catalogue } from '../i18n/words.ts'
import type { PageHead, Scenery } from './scenery.ts'

/** What the browser must know before it can take over a page that the server rendered. */
export interface Boot {
  readonly language: Language
  readonly path: string
  /** The page was not found or failed; the address alone does not tell. */
  readonly status: number
  /** Of the one page that is made for its visitor. Any other is the same for all who open it. */
  readonly visitor?: BootVisitor
  /** When the page was made, so that first times shown agree on both sides. */
  readonly now: number
  /** The operator has an ad network. */
  readonly ads: boolean
  /** What this one screen was rendered with, if it asks the server for anything: see `usePageData`. */
  readonly data: unknown
  /** The store did not answer: the page is shown as it was last. */
  readonly isOld?: boolean
}

/** A page's boot data as the browser reads it: what the page was rendered with, and from what. */
export interface PageBoot extends Boot {
  /** Where the module of this one room lies, and what it says; without them the browser looks in its own table. */
  readonly parts: { readonly screen: string; readonly words: Catalogue } | null
  /** The style sheet of our fonts, where they are to come after everything a tap needs. */
  readonly fonts?: string
}

export interface BootVisitor {
  readonly name: string | null
}

export type RenderRequest = Boot

export interface RenderedApp {
  readonly status: number
  readonly title: string
  readonly description: string
  readonly html: string
  /** The source file whose scripts and styles this page needs; a bare paper has none. */
  readonly screen?: string
  /** All that the page and its room say. They pack well beside the page that says them. */
  readonly words: Catalogue
}

/** The calendar that stands in front of the house where that is wished. */
export interface PatroRequest {
  readonly language: Language
  /** Nothing for the copy that a phone keeps: its day would be an old one. */
  readonly now: number | null
}

/** What the calendar's page tells its script: what it was drawn with, and how the house is drawn. */
export interface PatroBoot extends PatroRequest {
  readonly house: {
    readonly entry: string
    readonly styles: readonly string[]
    readonly lettering: string
    readonly boot: PageBoot
  }
}

/** What the built page bundle offers the server. */
export interface Renderer {
  readonly paths: readonly string[]
  /** Shapes that stand once in every page, beside the app. */
  readonly lettering: string
  render(request: RenderRequest): RenderedApp
  renderPatro(request: PatroRequest): string
  /** Of one of its pages. */
  describe(path: string, language: Language): PageHead
  drawScenery(hour: PageHead['hour']): Scenery
}

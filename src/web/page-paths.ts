import { routes } from './rooms/routes.ts'

/** What the server must know of the pages before it can draw one. */
export const paths: readonly string[] = routes.map((route) => route.path)

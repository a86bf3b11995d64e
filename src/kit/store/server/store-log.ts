/** The little a store says to the log; pino's loggers fit. */
export interface StoreLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Known by heart: not every browser can list its databases, and what is not listed must go too. */
export const databaseName = 'voice-of-heart'

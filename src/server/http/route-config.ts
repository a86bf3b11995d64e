declare module 'fastify' {
  interface FastifyContextConfig {
    /** A person looks at what is answered, also when it is a refusal. */
    isPage?: boolean
  }
}

export {}

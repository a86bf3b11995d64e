/**
 * Trusted Types, as far as we use them: our policy lets no script make markup or scripts out of a
 * text, but for the few places that name a policy of their own. TypeScript takes what such a policy
 * answers for the text that it stands for. Browsers that do not know them take the text itself.
 */
declare global {
  var trustedTypes:
    | {
        readonly emptyHTML: string
        createPolicy<Rules extends object>(name: string, rules: Rules): Rules
      }
    | undefined
}

export {}

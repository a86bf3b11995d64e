import { seal, sealingKeyOfWords, unseal } from '#kit/store/server/seal.ts'

/**
 * Who wrote a post, for the one case in which it must be known: a moderator silences its author. What
 * opens it stands in no table, so a copied database says nothing; where nobody moderates nothing is
 * sealed at all, and after a month the seals are taken off (`purge-posts.ts`).
 */
export interface AuthorSeal {
  seal(identityId: string): string | null
  open(seal: string | null): string | undefined
}

export function createAuthorSeal(moderatorSecret: string | undefined): AuthorSeal {
  const key = moderatorSecret && sealingKeyOfWords(moderatorSecret, 'authors')
  return {
    seal: (identityId) => (key ? seal(identityId, key) : null),
    open: (sealed) => (key && sealed !== null ? unseal(sealed, key) : undefined),
  }
}

import { markOf } from '#capabilities/identity/server/marks.ts'
import { isNewcomer } from '#capabilities/identity/server/newcomer.ts'
import type { Visitor } from '#capabilities/identity/server/session-cache.ts'
import { notSignedIn } from '#capabilities/identity/server/visitor.ts'
import type { HeardForOthers } from '#capabilities/moderation/judge-post.ts'
import { isSameOrCovered } from '#capabilities/moderation/same-or-covered.ts'
import type { AuthorSeal } from '#capabilities/moderation/server/author-seal.ts'
import type { Clock } from '#kit/clock.ts'
import type { Limits } from '#kit/http/server/limits.ts'
import type { Store } from '#kit/store/server/store.ts'
import { checkText } from '#kit/text/check-text.ts'
import { hearForOthers } from '#knowledge/hearing/hear.ts'
import { type Category, unchosenCategory } from '../../categories.ts'
import type { Draft, Post, PostedReply } from '../../contract.ts'
import * as allowances from '../../server/allowances.ts'
import { noCategories, orProblem, textProblem, wallProblem } from '../../server/wall-problems.ts'
import { type Wall, walls } from '../../walls.ts'
import { createPost } from './create-post.ts'
import { gravestReason, writeHeldFor } from './held-for.ts'
import { type DraftJudgement, judgeDraft } from './judge-draft.ts'
import { hourOf, type PostOrder } from './order-posts.ts'
import { presentPost } from './present-post.ts'
import { readAuthor } from './read-author.ts'
import { type FoundPost, readByKey } from './read-posts.ts'
import { createRecentTexts } from './recent-texts.ts'

export interface Posting {
  post(visitor: Visitor, wall: Wall, draft: Draft, key: string): Promise<PostedReply>
  /** What was deleted may be said again. */
  unsaid(visitorId: string, postId: string): void
}

/** A draft that fits its wall. */
interface Wish {
  readonly wall: Wall
  readonly text: string
  readonly category: Category | null
  readonly contactsKept: boolean
}

export function createPosting(deps: {
  store: Store
  limits: Limits
  clock: Clock
  order: PostOrder
  authorSeal: AuthorSeal
  written(wall: Wall, post: Post): void
}): Posting {
  const { store, limits, clock, order, authorSeal } = deps
  const recentTexts = createRecentTexts(clock)
  const underWay = new Map<string, Promise<PostedReply>>()

  async function post(
    visitor: Visitor,
    wall: Wall,
    draft: Draft,
    key: string,
  ): Promise<PostedReply> {
    const wish = wishFor(wall, draft)
    const attempt = JSON.stringify([visitor.id, key, wish])
    // A phone that repeats itself on a bad line waits for its own first try, and costs nothing.
    const before = underWay.get(attempt)
    if (before) return before
    const posting = postOnce(visitor, wish, key).finally(() => underWay.delete(attempt))
    underWay.set(attempt, posting)
    return posting
  }

  async function postOnce(visitor: Visitor, wish: Wish, key: string): Promise<PostedReply> {
    const keyMark = markOf(visitor, 'key', key)
    const { earlier, silenced } = await readAuthor(store, visitor.id, keyMark)
    if (earlier) return answerAgain(earlier, wish)
    limits.take(allowances.drafts, visitor.id)
    const judgement = judgeDraft(wish, {
      silenced,
      recentTexts: recentTexts.of(visitor.id),
      isNew: isNewcomer(visitor, clock.now()),
    })
    limits.take(allowances.posts, visitor.id)
    return write(visitor, wish, keyMark, judgement)
  }

  async function write(visitor: Visitor, wish: Wish, keyMark: string, judgement: DraftJudgement) {
    const { wall, category } = wish
    const { holds, text, need, heard } = judgement
    const heldFor = writeHeldFor(holds)
    const now = clock.now()
    const at = hourOf(now)
    const row = { id: await order.nextId(now), text, category, hearts: 0, created_at: at, need }
    const written = await orProblem(
      store.write(createPost, {
        id: row.id,
        wall,
        identityId: visitor.id,
        mark: markOf(visitor, 'post', row.id),
        keyMark,
        authorSeal: authorSeal.seal(visitor.id),
        text,
        category,
        at,
        heldFor,
        need,
      }),
    )
    if (written === 'nobody') throw notSignedIn()
    // On another node the same key was first.
    if (written === 'known') return answerAgain(await readByKey(store.read, keyMark), wish)
    recentTexts.said(visitor.id, row.id, wish.text)
    const post = presentPost(row)
    if (!heldFor) deps.written(wall, post)
    return answer(post, heldFor, { written: wish.text, heard })
  }

  return { post, unsaid: recentTexts.unsaid }
}

function wishFor(wall: Wall, { text: typed, category, contactsKept }: Draft): Wish {
  if (category && !walls[wall].sorted) throw noCategories()
  const checked = checkText(typed, walls[wall].longest)
  if (!checked.ok) throw textProblem(checked.problem)
  return {
    wall,
    text: checked.text,
    category: walls[wall].sorted ? (category ?? unchosenCategory) : null,
    contactsKept: contactsKept === true,
  }
}

function saysTheSame(earlier: FoundPost, wish: Wish): boolean {
  return (
    earlier.wall === wish.wall &&
    earlier.category === wish.category &&
    isSameOrCovered(earlier.text, wish.text)
  )
}

/** A retry is answered as the first try was, and never puts back what was taken away since. */
function answerAgain(earlier: FoundPost | undefined, wish: Wish): PostedReply {
  if (!earlier || earlier.state === 'gone' || earlier.deleted_at !== null) {
    throw wallProblem('post_gone')
  }
  if (!saysTheSame(earlier, wish)) throw wallProblem('key_reused')
  if (earlier.state === 'removed') throw wallProblem('post_gone')
  const { text: written } = wish
  return answer(presentPost(earlier), earlier.held_for, { written, heard: hearForOthers(written) })
}

function answer(
  post: Post,
  heldFor: string | null,
  { written, heard }: { written: string; heard: HeardForOthers },
): PostedReply {
  return {
    post,
    ...(heldFor && { held: true, reason: gravestReason(heldFor) }),
    ...(post.text !== written && { covered: true }),
    ...careFor(heard),
  }
}

function careFor({ need, child, now }: HeardForOthers): Pick<PostedReply, 'care'> {
  if (need === 'none') return {}
  return { care: { need, ...(child && { child }), ...(now && { now }) } }
}

import { chooseReply } from '../practice/choose-reply.ts'
import { greetAs } from '../practice/greetings.ts'
import { choosePartner } from '../practice/partners.ts'

/** One piece to fetch: without all of it there is no practice. */
export { choosePartner, chooseReply, greetAs }

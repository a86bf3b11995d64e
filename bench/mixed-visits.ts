import { languages } from '../src/kit/i18n/language.ts'

const pages = ['/', '/community/confessions', '/community/gratitude', '/express/poems', '/heal']
const walls = ['confessions', 'lifeLessons', 'gratitudes']
const topics = { en: ['rain', 'my mother', 'hope', 'home'], np: ['वर्षा', 'आमा', 'आशा', 'घर'] }
const thoughts = {
  en: 'I told my mother that I failed the exam. She made tea and sat with me.',
  np: 'आज मन अलि हलुका छ। साथीहरूसँग बसेर धेरै कुरा गरेँ।',
}

/** Twenty visitors, each with a name, who post, read pages and ask for poems in turn, without a pause. */
export async function visitAsTwenty(address: string, seconds: number) {
  const done = { posts: 0, pages: 0, poems: 0, failed: 0 }
  const end = performance.now() + seconds * 1000
  const ask = async (path: string, headers: Record<string, string>, body?: object) => {
    const answer = await fetch(address + path, {
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
    return answer
  }

  async function visit(place: number): Promise<void> {
    const language = languages[place % 2] as 'en' | 'np'
    const opened = await ask('/api/identity', {}, { name: `Visitor ${place}` })
    const session = opened.headers.get('set-cookie')?.split(';')[0]
    const headers = { cookie: `${session}; language=${language}`, 'accept-encoding': 'br' }
    const tell = (what: 'posts' | 'pages' | 'poems', { ok }: Response) => {
      done[ok ? what : 'failed'] += 1
    }
    for (let turn = place; performance.now() < end; turn++) {
      const key = { ...headers, 'idempotency-key': `${place}-${turn}` }
      const text = `${thoughts[language]} ${place} ${turn}`
      tell('posts', await ask(`/api/walls/${walls[turn % 3]}/posts`, key, { text }))
      tell('pages', await ask(pages[turn % pages.length] as string, headers))
      const topic = topics[language][turn % 4]
      tell('poems', await ask('/api/compose/poem', headers, { language, topic }))
    }
  }

  await Promise.all(Array.from({ length: 20 }, (_, place) => visit(place)))
  return done
}

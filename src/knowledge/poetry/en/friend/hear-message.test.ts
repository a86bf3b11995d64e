import { describe, expect, it } from 'vitest'
import { helplines } from '#knowledge/help/helplines.ts'
import { composeFriendReply } from './compose-friend-reply.ts'
import { friendLines, openLines } from './friend-lines.ts'
import { hearMessage } from './hear-message.ts'

/** The kind whose lines are said, by the first of its names. */
const heard = (message: string) => hearMessage(message, [])?.lines.of.split(' ')[0] ?? 'nothing'

describe('a friend hears', () => {
  it.each([
    ['I am not sad', 'peace'],
    ['not angry at all, just calm', 'peace'],
    ['I’m not worried anymore', 'peace'],
    ['I no longer feel lonely', 'peace'],
    ['I am never tired in the morning', 'peace'],
    ['it is not bad', 'peace'],
    ['I am fine, thank God', 'peace'],
    ['the doctor says it is not cancer', 'peace'],
    ['ma dukhi chhaina', 'peace'],
    ['म दुखी छैन', 'peace'],
    ['I am not happy', 'sadness'],
    ['i dont feel good', 'sadness'],
    ['nothing makes me happy', 'sadness'],
    ['I wish I could be happy', 'sadness'],
    ['I can’t stop crying', 'sadness'],
    ['I cannot bear this sadness', 'sadness'],
    ['I cry every night', 'sadness'],
    ['khusi chhaina', 'sadness'],
    ['खुसी छैन', 'sadness'],
    ['my husband beats me', 'harm'],
    ['I was raped', 'harm'],
    ['I am being beaten', 'harm'],
    ['they are forcing me to marry him', 'harm'],
    ['he hits me when he drinks', 'harm'],
    ['my father beats my mother', 'harm'],
    ['malai balatkar gariyo', 'harm'],
    ['I had a miscarriage', 'loss'],
    ['my dog died', 'loss'],
    ['my mother has passed away', 'loss'],
    ['I lost my grandfather this winter', 'loss'],
    ['hijo aama bitnubhayo', 'loss'],
    ['मेरो कुकुर मर्‍यो', 'loss'],
    ['my mother has cancer', 'illness'],
    ['I have to have an operation', 'illness'],
    ['my son is in the hospital', 'illness'],
    ['my brother is very ill', 'illness'],
    ['my girlfriend left me for my friend', 'heartbreak'],
    ['he dumped me by text', 'heartbreak'],
    ['my wife has left', 'heartbreak'],
    ['we are drowning in debt', 'money'],
    ['I have no money for rent', 'money'],
    ['I lost my job', 'money'],
    ['I got fired today', 'money'],
    ['I have no one to talk to', 'loneliness'],
    ['nobody understands me', 'loneliness'],
    ['I failed my exam', 'failure'],
    ['I did not pass', 'failure'],
    ['my visa was refused', 'failure'],
    ['I did not get the job', 'failure'],
    ['I hate them all', 'anger'],
    ['this exam is killing me', 'tiredness'],
    ['I could not sleep', 'tiredness'],
    ['I passed the exam!', 'joy'],
    ['I got the job', 'joy'],
    ['the hospital job interview went well', 'joy'],
    ['my sister’s wedding is tomorrow', 'joy'],
    ['our baby was born this morning', 'joy'],
    ['no one is as lucky as me!', 'joy'],
    ['the night was wonderful', 'joy'],
    ['I have never been so happy', 'joy'],
    ['not only happy but proud', 'joy'],
    ['I miss my village', 'longing'],
    ['I work in a hospital', 'study'],
    ['my husband is cooking', 'mother'],
    ['My father left me a house', 'mother'],
    ['I am dying to see you', 'nothing'],
    ['the wifi router is new', 'nothing'],
    ['my phone died', 'nothing'],
    ['he does not hit me', 'nothing'],
  ])('in “%s”: %s', (message, kind) => {
    expect(heard(message)).toBe(kind)
    const own = friendLines.find(({ of }) => of.split(' ')[0] === kind) ?? openLines
    for (let seed = 0; seed < 12; seed += 1) {
      const reply = composeFriendReply({ message, seed: `${seed}` })
      expect(own.heard.some((line) => reply.includes(line))).toBe(true)
    }
  })

  it.each([
    ['sadness anger worry', 'I am not sad, not angry, not worried'],
    ['joy peace', 'I am not happy and not well'],
    ['loss heartbreak', 'I am dying to see you'],
    ['heartbreak loss longing', 'My father left me a house'],
    ['tiredness', 'what a night, the stars were wonderful'],
    ['loneliness', 'no one is as lucky as me!'],
    ['illness worry', 'the hospital job interview went well'],
    ['illness', 'I am sick of mondays'],
    ['harm', 'my brother beats me at chess'],
    ['joy', 'my uncle passed away'],
    ['joy', 'I want to be happy'],
    ['longing', 'I am at home'],
    ['money', 'I have a lot of work'],
    ['illness', 'thank them for their hospitality and cooperation'],
  ])('nothing of %s in “%s”', (kinds, message) => {
    expect(kinds.split(' ')).not.toContain(heard(message))
  })

  it('tells whoever was hurt, once, who can be called, and gives no exercise', () => {
    const calls = ['np-1145', 'np-100'].map((id) => helplines.find((line) => line.id === id)?.call)
    for (let seed = 0; seed < 12; seed += 1) {
      const message = 'my husband beats me'
      const reply = composeFriendReply({ message, seed: `${seed}` })
      for (const call of calls) expect(reply).toMatch(new RegExp(`\\b${call}\\b`))
      expect(reply).toContain('I believe you')
      expect(reply).toContain('your choice')
      expect(reply).not.toMatch(/If you like|You could|you wrote/)
      const history = [
        { text: message, isUser: true },
        { text: reply, isUser: false },
      ]
      expect(composeFriendReply({ message, history, seed: 'x' })).not.toContain('helpline')
    }
  })
})

describe('a friend hears what was not thought of before', () => {
  it.each([
    ['I’m not even upset with him', 'peace'],
    ['no worries today', 'peace'],
    ['haven’t felt this lonely in years', 'loneliness'],
    ['I don’t feel scared of it any more', 'peace'],
    ['there is no happiness left in this house', 'sadness'],
    ['I used to be so cheerful and happy', 'sadness'],
    ['wasn’t a good day', 'sadness'],
    ['I never feel proud of anything', 'sadness'],
    ['my stepfather slapped me again last night', 'harm'],
    ['he raped my friend', 'harm'],
    ['my in-laws keep abusing me', 'harm'],
    ['we lost our baby at five months', 'loss'],
    ['my cat is dead', 'loss'],
    ['grandpa passed away in his sleep', 'loss'],
    ['dad was diagnosed with a tumor', 'illness'],
    ['I am waiting for my surgery', 'illness'],
    ['my fiancé broke up with me over the phone', 'heartbreak'],
    ['he left me after ten years', 'heartbreak'],
    ['the loan sharks keep calling', 'money'],
    ['my father was laid off', 'money'],
    ['they rejected my visa again', 'failure'],
    ['my cousin got selected for the army!', 'joy'],
    ['my sister gave birth to a girl', 'joy'],
    ['I can’t wait to see everybody at Dashain', 'joy'],
    ['I have nobody who would listen', 'loneliness'],
  ])('in “%s”: %s', (message, kind) => {
    expect(heard(message)).toBe(kind)
  })
})

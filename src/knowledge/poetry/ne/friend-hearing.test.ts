import { describe, expect, it } from 'vitest'
import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { helplines } from '#knowledge/help/helplines.ts'
import type { Feeling } from './friend-feelings.ts'
import { hearFeeling } from './friend-hearing.ts'
import { composeFriendReply } from './friend-reply.ts'

const nameOf = (feeling: Feeling | undefined) => feeling?.id ?? 'nothing'
const seeds = Array.from({ length: 12 }, (_, at) => `seed ${at}`)

describe('a friend hears', () => {
  it.each([
    ['खुसी छैन', 'low'],
    ['म खुसी छैनँ', 'low'],
    ['राम्रो भएन', 'low'],
    ['आज रमाइलो लागेन', 'low'],
    ['मन शान्त छैन', 'low'],
    ['म राम्रो मान्छे होइन', 'low'],
    ['तिमीलाई माया गर्दिनँ', 'low'],
    ['खुसी हुन चाहन्छु', 'low'],
    ['khusi chhaina', 'low'],
    ['I am not happy', 'low'],
    ['दुःख सहन सक्दिनँ', 'low'],
    ['म दुखी मात्र छैन, रिसाएको पनि छु', 'anger'],
    ['आँसु रोक्न सकिनँ', 'low'],
    ['म दुखी छु, अरू केही होइन', 'low'],
    ['म दुखी छैन', 'calm'],
    ['म रिसाएको छैन', 'calm'],
    ['डर लागेन', 'calm'],
    ['एक्लो छैन म', 'calm'],
    ['चिन्ता छैन', 'calm'],
    ['दुखी होइन', 'calm'],
    ['थाकेको थिएन', 'calm'],
    ['क्यान्सर होइन रहेछ', 'calm'],
    ['ma dukhi chhaina', 'calm'],
    ['I am not sad', 'calm'],
    ['दुखी छैन तर रिसाएको छु', 'anger'],
    ['दुखी छैन, खुसी छु', 'joy'],
    ['मलाई बलात्कार गरियो', 'harm'],
    ['श्रीमान्‌ले कुट्नुहुन्छ', 'harm'],
    ['बुबाले आमालाई कुट्छ', 'harm'],
    ['घरमा सधैँ कुटपिट हुन्छ', 'harm'],
    ['ससुराले हात उठाउनुभयो', 'harm'],
    ['shrimanle kutnuhunchha', 'harm'],
    ['I was raped', 'harm'],
    ['my husband beats me', 'harm'],
    ['मेरो गर्भपात भयो', 'miscarriage'],
    ['I had a miscarriage', 'miscarriage'],
    ['हिजो राति आमा बित्नुभयो', 'grief'],
    ['मेरो हजुरबुबाको निधन भयो', 'grief'],
    ['मेरो कुकुर मर्‍यो', 'grief'],
    ['बिरालो मरेको छ', 'grief'],
    ['काकाको देहान्त भएको थियो', 'grief'],
    ['hijo bajyai bitnubhayo', 'grief'],
    ['आमालाई क्यान्सर छ', 'illness'],
    ['छोराको अप्रेसन छ', 'illness'],
    ['म बिरामी छु', 'illness'],
    ['बुबा अस्पतालमा हुनुहुन्छ', 'illness'],
    ['प्रेमिकाले छोडेर गई', 'parting'],
    ['उसले मलाई छोड्यो', 'parting'],
    ['हाम्रो सम्बन्ध टुट्यो', 'parting'],
    ['ऋण धेरै छ', 'money'],
    ['मेरो जागिर गयो', 'money'],
    ['हातमा पैसा छैन', 'money'],
    ['जाँचमा फेल भएँ', 'failure'],
    ['भिसा लागेन', 'failure'],
    ['म पास भइनँ', 'failure'],
    ['मेरो कोही छैन', 'lonely'],
    ['परीक्षाको डर छ', 'worry'],
    ['म पास भएँ!', 'joy'],
    ['जागिर पाएँ', 'joy'],
    ['भाइको बिहे छ', 'joy'],
    ['दिदीको छोरी जन्मी', 'joy'],
    ['अस्पतालको अन्तर्वार्ता राम्रो भयो', 'joy'],
    ['भिसा लाग्यो', 'joy'],
    ['म ढुक्क छु', 'calm'],
    ['उसलाई माया गर्छु', 'love'],
    ['My father left me a house', 'nothing'],
    ['सहरमा बस चल्छ', 'nothing'],
  ])('in “%s”: %s', (message, name) => {
    const feeling = hearFeeling(message)
    expect(nameOf(feeling)).toBe(name)
    for (const seed of seeds) {
      const reply = composeFriendReply({ message, seed })
      expect((feeling?.heard ?? []).some((line) => reply.includes(line))).toBe(!!feeling)
      expect(reply.match(/\?/g)).toHaveLength(1)
    }
  })

  it.each([
    ['joy', 'खुसी छैन'],
    ['joy', 'राम्रो भएन'],
    ['low anger', 'म दुखी छैन, रिसाएको पनि छैन'],
    ['harm', 'कुटुम्ब आउनुभयो'],
    ['harm', 'ऊ मलाई कुट्दैन'],
    ['grief', 'दिन राम्रै बित्यो'],
    ['grief', 'I am dying to see you'],
    ['parting', 'मैले चुरोट छोडेँ'],
    ['illness', 'अस्पतालमा काम गर्छु'],
    ['worry illness', 'the hospital job interview went well'],
  ])('nothing of %s in “%s”', (names, message) => {
    expect(names.split(' ')).not.toContain(nameOf(hearFeeling(message)))
  })

  it('echoes the word that was written, or none', () => {
    for (const seed of seeds) {
      expect(composeFriendReply({ message: 'भाइको बिहे छ', seed })).toMatch(/^भाइको/)
      expect(composeFriendReply({ message: 'bhai ko bihe chha', seed })).not.toContain('दाइ')
      expect(composeFriendReply({ message: 'ऋण धेरै छ', seed })).not.toContain('गरिबी')
      expect(composeFriendReply({ message: 'हिजो राति आमा बित्नुभयो', seed })).not.toContain('रात')
      expect(composeFriendReply({ message: 'नयाँ फिल्म हेरेँ', seed })).not.toContain('नयाँको')
      expect(composeFriendReply({ message: 'रात लामो छ', seed })).not.toContain('नजिक रहेछ')
    }
  })

  it('tells whoever was hurt, once, who can be called', () => {
    const calls = ['np-1145', 'np-100'].map((id) => helplines.find((line) => line.id === id)?.call)
    for (const seed of seeds) {
      const message = 'मलाई श्रीमान्‌ले कुट्नुहुन्छ'
      const reply = composeFriendReply({ message, seed })
      for (const call of calls) expect(reply).toContain(`${toDevanagariDigits(call ?? '')} `)
      expect(reply).toMatch(/दोष/)
      expect(reply).not.toMatch(/छोएको|मन लागे|भन्नुभयो।/)
      const history = [
        { text: message, isUser: true },
        { text: reply, isUser: false },
      ]
      expect(composeFriendReply({ message, history, seed })).not.toContain('हेल्पलाइन')
    }
  })
})

describe('a friend hears what was not thought of before', () => {
  it.each([
    ['आज अलिकति पनि खुसी लागेन', 'low'],
    ['मलाई केहीमा रमाइलो लाग्दैन', 'low'],
    ['म तिमीसँग रिसाएको होइन', 'calm'],
    ['अब मलाई कुनै पीर छैन', 'calm'],
    ['हिजोजस्तो थकाइ छैन', 'calm'],
    ['म आत्तिएको छैन, ठिकै छु', 'calm'],
    ['दाइको स्वर्गवास भयो', 'grief'],
    ['मेरी फुपू बितिन्', 'grief'],
    ['हाम्रो गाई हिजो मरेछ', 'grief'],
    ['मेरी आमालाई मुटुको रोग छ', 'illness'],
    ['बाबाको मिर्गौला फेल भयो', 'illness'],
    ['मलाई डेंगु भएको छ', 'illness'],
    ['लोग्नेले रक्सी खाएर पिट्छ', 'harm'],
    ['मामाले मलाई नराम्रोसँग छोयो', 'harm'],
    ['घरमा मलाई यातना दिन्छन्', 'harm'],
    ['उनले अर्कैसँग बिहे गरिन्', 'parting'],
    ['प्रेमीले धोका दियो', 'parting'],
    ['साहुको ब्याज तिर्न सकिनँ', 'money'],
    ['कम्पनीले मलाई कामबाट निकाल्यो', 'money'],
    ['लोकसेवामा नाम निस्केन', 'failure'],
    ['अमेरिकाको भिसा रिजेक्ट भयो', 'failure'],
    ['लोकसेवामा नाम निस्कियो!', 'joy'],
    ['मेरो परीक्षा राम्रो गयो', 'joy'],
    ['दिदीले जुम्ल्याहा जन्माइन्', 'joy'],
    ['मसँग कुरा गर्ने कोही छैन', 'lonely'],
  ])('in “%s”: %s', (message, name) => {
    expect(nameOf(hearFeeling(message))).toBe(name)
  })
})

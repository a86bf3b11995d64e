import { describe, expect, it } from 'vitest'
import { readNameSigns, signBySyllable, syllableOf } from './sign-by-syllable.ts'
import type { SignId } from './signs.ts'

const everySyllable: Record<SignId, string> = {
  aries: 'चु चे चो ला लि लु ले लो अ',
  taurus: 'इ उ ए ओ वा वि वु वे वो',
  gemini: 'का कि कु घा घि घु घे घो ङा ङि ङु ङे ङो छा छि छु छे छो के को हा',
  cancer: 'हि हु हे हो डा डि डु डे डो',
  leo: 'मा मि मु मे मो टा टि टु टे',
  virgo: 'टो पा पि पु षा षि षु षे षो णा णि णु णे णो ठा ठि ठु ठे ठो पे पो',
  libra: 'रा रि रु रे रो ता ति तु ते',
  scorpio: 'तो ना नि नु ने नो या यि यु',
  sagittarius: 'ये यो भा भि भु धा फा ढा भे धि धु धे धो फि फु फे फो ढि ढु ढे ढो',
  capricorn: 'भो जा जि खि खु खे खो गा गि खा जु जे जो',
  aquarius: 'गु गे गो सा सि सु से सो दा',
  pisces: 'दि दु था थि थु थे थो झा झि झु झे झो ञा ञि ञु ञे ञो दे दो चा चि',
}

const names: readonly [name: string, sign: SignId][] = [
  ['राम', 'libra'],
  ['सीता', 'aquarius'],
  ['हरि', 'gemini'],
  ['गीता', 'capricorn'],
  ['बिनोद', 'taurus'],
  ['प्रकाश', 'virgo'],
  ['श्रीधर', 'aquarius'],
  ['ज्ञानु', 'capricorn'],
  ['क्षितिज', 'gemini'],
  ['तृष्णा', 'libra'],
  ['तोमनाथ', 'scorpio'],
  ['ऋषि', 'libra'],
  ['आरती', 'aries'],
  ['ईश्वर', 'taurus'],
  ['ऐश्वर्या', 'taurus'],
  ['ओम', 'taurus'],
  ['चन्द्र', 'pisces'],
  ['चुडामणि', 'aries'],
  ['दिपक', 'pisces'],
  ['दामोदर', 'aquarius'],
  ['भोला', 'capricorn'],
  ['भरत', 'sagittarius'],
  ['योगेश', 'sagittarius'],
  ['यशोदा', 'scorpio'],
  ['नोर्बु', 'scorpio'],
  ['जुनु', 'capricorn'],
  ['खेम', 'capricorn'],
  ['छविलाल', 'gemini'],
  ['झलक', 'pisces'],
  ['ध्रुव', 'sagittarius'],
  ['टोपबहादुर', 'virgo'],
  ['शोभा', 'aquarius'],
  ['गोविन्द', 'aquarius'],
  ['कृष्ण', 'gemini'],
  ['हेमन्त', 'cancer'],
  ['सुष्मा', 'aquarius'],
  ['ढुण्डी', 'sagittarius'],
  ['थम्मन', 'pisces'],
  ['घनश्याम', 'gemini'],
  ['लक्ष्मी', 'aries'],
  ['मीना', 'leo'],
  ['फूलमाया', 'sagittarius'],
]

const romanNames: readonly [roman: string, devanagari: string][] = [
  ['Ram', 'राम'],
  ['Sita', 'सीता'],
  ['Seeta', 'सीता'],
  ['Hari', 'हरि'],
  ['Geeta', 'गीता'],
  ['Prakash', 'प्रकाश'],
  ['Shreedhar', 'श्रीधर'],
  ['Gyanu', 'ज्ञानु'],
  ['Kshitij', 'क्षितिज'],
  ['Xitij', 'क्षितिज'],
  ['Krishna', 'कृष्ण'],
  ['Trishna', 'तृष्णा'],
  ['Rishi', 'ऋषि'],
  ['Aishwarya', 'ऐश्वर्या'],
  ['Aayush', 'आयुष'],
  ['Ishwar', 'ईश्वर'],
  ['Om', 'ओम'],
  ['Chudamani', 'चुडामणि'],
  ['Gaurav', 'गौरव'],
  ['Kailash', 'कैलाश'],
  ['Poonam', 'पूनम'],
  ['Bhola', 'भोला'],
  ['Yogesh', 'योगेश'],
  ['Jhalak', 'झलक'],
  ['Dhruva', 'ध्रुव'],
  ['Top Bahadur', 'टोपबहादुर'],
  ['Tika', 'टीका'],
  ['Dolma', 'डोल्मा'],
  ['Thakur', 'ठाकुर'],
  ['Tsering', 'छेरिङ'],
  ['Ngawang', 'ङवाङ'],
  ['Lhakpa', 'ल्हाक्पा'],
  ['Phulmaya', 'फूलमाया'],
  ['Fulmaya', 'फूलमाया'],
  ['Zeenat', 'जीनत'],
  ['Vinod', 'बिनोद'],
  ['Śyām', 'श्याम'],
]

describe('the sign of a name', () => {
  it('is right for every syllable of the patro and for those it leaves out', () => {
    for (const [sign, syllables] of Object.entries(everySyllable)) {
      for (const syllable of syllables.split(' ')) {
        expect(signBySyllable(syllable)?.id, syllable).toBe(sign)
      }
    }
  })

  it.each(names)('of %s is %s', (name, sign) => {
    expect(signBySyllable(name)?.id).toBe(sign)
  })

  it.each(romanNames)('is the same for %s as for %s', (roman, devanagari) => {
    expect(syllableOf(roman)).toBe(syllableOf(devanagari))
    expect(signBySyllable(roman)).toBe(signBySyllable(devanagari))
  })

  it('writes the syllable it went by', () => {
    expect(syllableOf('श्रीधर')).toBe('सि')
    expect(syllableOf('प्रकाश')).toBe('पा')
    expect(syllableOf('ईश्वर')).toBe('इ')
    expect(syllableOf('बद्री')).toBe('वा')
  })

  it('admits that a Latin t can be two letters, and that Devanagari never is', () => {
    expect(readNameSigns('Tara').map(({ syllable }) => syllable)).toEqual(['ता', 'टा'])
    expect(readNameSigns('Tara').map(({ sign }) => sign.id)).toEqual(['libra', 'leo'])
    expect(readNameSigns('तारा')).toHaveLength(1)
    expect(readNameSigns('Maya')).toHaveLength(1)
  })

  it('does not trip over joiners, nukta letters or what stands before the name', () => {
    expect(signBySyllable('  “राम')?.id).toBe('libra')
    expect(signBySyllable('ज़रीना')?.id).toBe(signBySyllable('जरीना')?.id)
    expect(signBySyllable('क्‍षितिज')?.id).toBe('gemini')
  })

  it('stays silent when there is no name to read', () => {
    for (const nothing of ['', '   ', '123', '!?', '山田', '्']) {
      expect(signBySyllable(nothing)).toBeUndefined()
      expect(syllableOf(nothing)).toBeUndefined()
    }
  })
})

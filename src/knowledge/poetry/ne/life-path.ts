import { toDevanagariDigits } from '#kit/i18n/numbers.ts'
import { linesOf, settle } from './choose.ts'
import { seededRandom } from './seeded-random.ts'

export const lifePathNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const

export interface LifePath {
  meaning: string
  traits: string
}

/** `number / what the number stands for / its traits / what to take care of` */
const readings = `
  1 / सुरुवात र [आँट|आत्मविश्वास] / [स्वतन्त्र|आफ्नै बाटो हिँड्ने], साहसी, अगुवा / कहिलेकाहीँ अरूको हात समाउनु पनि बल हो
  2 / साथ र मेलमिलाप / नरम, [धैर्यवान्|ध्यान दिएर सुन्ने], मिलाउन जान्ने / अरूलाई मनाउँदा आफ्नो मन नबिर्सनुहोस्
  3 / अभिव्यक्ति र उमङ्ग / हँसिलो, कल्पनाशील, [बोलीमा मिठास भएको|रङ भर्न जान्ने] / सुरु गरेको एउटा कुरा टुङ्ग्याउने आनन्द पनि लिनुहोस्
  4 / जग र भरोसा / मिहिनेती, इमानदार, [व्यवस्थित|भरपर्दो] / योजनामा अलिकति ठाउँ अचम्मका लागि पनि छोड्नुहोस्
  5 / परिवर्तन र यात्रा / जिज्ञासु, फुर्तिलो, [नयाँ कुरा मन पराउने|खुला] / उड्ने मनलाई फर्कने एउटा गुँड पनि दिनुहोस्
  6 / घर र हेरचाह / मायालु, जिम्मेवार, [सुन्दरता चिन्ने|छहारी दिने] / सबको भारी बोक्दा आफ्नो काँध पनि सोध्नुहोस्
  7 / खोज र गहिराइ / शान्त, [चिन्तनशील|भित्री आवाज सुन्ने], सत्य खोज्ने / एकान्त मिठो छ, तर साथीको ढोका पनि ढकढक्याउनुहोस्
  8 / क्षमता र सन्तुलन / दृढ, व्यावहारिक, [न्याय मन पराउने|काम थाम्न सक्ने] / सफलताको नापमा आराम र सम्बन्ध पनि जोड्नुहोस्
  9 / करुणा र उदारता / दयालु, ठुलो मनको, [कलाप्रेमी|संसारको दुःख बुझ्ने] / दिनेलाई पनि कहिलेकाहीँ लिने हक छ
  11 / अन्तर्ज्ञान र प्रेरणा / संवेदनशील, दूरदर्शी, [उज्यालो देखाउने|मनको भाषा बुझ्ने] / धेरै महसुस गर्ने मनलाई नियमित विश्राम चाहिन्छ
  22 / ठुलो सपना र निर्माण / दूरदर्शी, कर्मठ, [सपनालाई धर्तीमा ओराल्ने|जग बसाल्न जान्ने] / ठुलो घर पनि एक-एक इँटाले बन्छ, हतार नगर्नुहोस्
  33 / सेवा र [निःस्वार्थ|असीम] माया / करुणामय, सिकाउन जान्ने, निको पार्ने उपस्थिति भएको / अरूलाई बाल्ने दियोलाई पनि तेल चाहिन्छ
`

const byNumber = new Map(
  linesOf(readings).map((line) => {
    const [number, ...cells] = line.split(' / ')
    return [Number(number), cells]
  }),
)

/** Numerology as a mirror to think with, said so. */
export function composeLifePath(input: { number: number; seed: string }): LifePath {
  const seed = seededRandom(`life path\n${input.number}\n${input.seed}`)
  const cells = byNumber.get(input.number) ?? byNumber.get(9) ?? []
  const [stands = '', traits = '', care = ''] = cells.map((cell) => settle(cell, seed))
  const number = toDevanagariDigits(String(input.number))
  return {
    meaning: `भाग्याङ्क ${number}लाई अङ्कज्योतिषमा ${stands}को अङ्क मानिन्छ। ${care}। यसलाई आफूलाई हेर्ने एउटा ऐनाजस्तै लिनुहोस्।`,
    traits,
  }
}

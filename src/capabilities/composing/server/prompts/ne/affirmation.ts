import type { AffirmationMood } from '#knowledge/poetry/kinds.ts'
import type { MakePrompt } from '../prompt-parts.ts'

const wishes: Record<AffirmationMood, string> = {
  positive: 'आज राम्रो कुरा देख्न चाहने',
  confident: 'आफ्नो क्षमतामा भरोसा गर्न चाहने',
  peaceful: 'मन शान्त पार्न चाहने',
  motivated: 'सुरु गर्ने हौसला खोज्ने',
  grateful: 'आभार महसुस गर्न चाहने',
  loving: 'आफूलाई र अरूलाई माया गर्न चाहने',
  tired: 'थाकेको र आराम गर्न खोज्ने',
  grieving: 'आफन्त गुमाएर शोकमा परेको',
  angry: 'रिस उठेको तर कसैलाई चोट दिन नचाहने',
  anxious: 'चिन्ताले आत्तिएको र टेक्ने ठाउँ खोज्ने',
  ashamed: 'लाजले निहुरिएको र फेरि शिर उठाउन चाहने',
  homesick: 'घरबाट टाढा रहेको र घर सम्झेको',
}

export const askAffirmation: MakePrompt<'affirmation'> = ({ mood }) => ({
  ask: `${wishes[mood]} मान्छेले आफैँलाई भन्ने एउटा सकारात्मक वचन लेख्नुहोस्। "म" बाट, वर्तमान कालमा, एक वा दुई छोटा वाक्य, गाह्रो दिनमा पनि पत्याउन सकिने।`,
})

import type { Words } from './en.ts'

const words: Record<keyof Words, string> = {
  'heal.breathe.start': 'सुरु गर्नुहोस्',
  'heal.breathe.pauseButton': 'रोक्नुहोस्',
  'heal.breathe.goOn': 'फेरि सुरु गर्नुहोस्',
  'heal.breathe.reset': 'सुरुबाट',
  'heal.breathe.ready': 'सजिलोसँग बस्नुहोस्। मन लागेपछि सुरु गर्नुहोस्।',
  'heal.breathe.done': '{n} फेरो भयो। यो शान्ति सँगै लैजानुहोस्।',
  'heal.breathe.enough': 'अहिलेलाई यति नै। मन लाग्दा फेरि आउनुहोस्।',
  'heal.breathe.paused': 'रोकिएको छ। आफ्नै तालमा सास फेर्नुहोस्।',
  'heal.breathe.technique': 'लय',
  'heal.breathe.own': 'आफ्नै लय',
  'heal.breathe.ownTitle': 'आफ्नै लय, सेकेन्डमा',
  'heal.breathe.seconds': '{n} सेकेन्ड',
  'heal.breathe.leftOut': 'नराख्ने',
  'heal.breathe.vibrate': 'भाइब्रेट: लिँदा दुई पटक, छोड्दा एक पटक',
  'heal.breathe.stage': 'सासको लय',
  'heal.breathe.care': 'रिँगटा लागे रोकेर सधैँजस्तै सास फेर्नुहोस्। यसले मन हलुका पार्छ, उपचार भने होइन।',
}

export default words

import { type Pattern, phases, presets } from '#capabilities/breathing/rhythm/pattern.ts'
import breathingInEnglish from '#capabilities/breathing/words/en.ts'
import breathingInNepali from '#capabilities/breathing/words/ne.ts'
import type { Language } from '#kit/i18n/language.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import type { NamedThings } from '#kit/page/server/find-named.ts'
import english from '../../words/en.ts'
import nepali from '../../words/ne.ts'

const words = {
  en: { ...english, ...breathingInEnglish },
  np: { ...nepali, ...breathingInNepali },
}

/** `/heal/breathe?rhythm=box` */
export const rhythmLinks: NamedThings<unknown> = {
  path: '/heal/breathe',
  parameter: 'rhythm',
  open: () => async (id, language) => {
    const preset = presets.find((one) => one.id === id)
    if (!preset) return undefined
    const steps = stepsOf(preset.pattern, language)
    return {
      title: preset.name[language],
      description: steps.join(' · '),
      picture: {
        above: words[language]['heal.breathe.title'],
        large: preset.name[language],
        small: steps.join('\n'),
      },
    }
  },
}

function stepsOf(pattern: Pattern, language: Language): string[] {
  return phases
    .filter((phase) => pattern[phase] > 0)
    .map((phase) => {
      const said = words[language][`common.breathing.${phase}`]
      return `${said} ${formatNumber(pattern[phase], language)}`
    })
}

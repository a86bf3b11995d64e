import { useState } from 'react'
import { Button, ButtonLink } from '#kit/ui/web/button.tsx'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { copy, feather, heart, trash } from '#kit/ui/web/icons.ts'
import { ShareLink } from '#kit/ui/web/share-link.tsx'
import { Toggle } from '#kit/ui/web/toggle.tsx'
import styles from './gallery.module.css'
import type { Say } from './say.ts'
import { hours, Section } from './section.tsx'

export function Controls({ say }: { say: Say }) {
  const [isLiked, like] = useState(true)
  const moods = [
    { value: 'happy', mark: '😊', label: say('Happy', 'खुसी') },
    { value: 'sad', mark: '😢', label: say('Sad', 'उदासी') },
    { value: 'tired', mark: '😴', label: say('Tired', 'थकाइ') },
    { value: 'confident', mark: '😎', label: say('Confident', 'आत्मविश्वास') },
  ]
  const [mood, setMood] = useState<string | null>('sad')
  const [alphabet, setAlphabet] = useState('np')
  return (
    <Section title={say('Controls', 'थिच्ने र छान्ने')}>
      <div className="cluster">
        <Button icon={feather}>{say('Write a poem', 'कविता लेख्नुहोस्')}</Button>
        <Button kind="quiet">{say('Not now', 'अहिले होइन')}</Button>
        <Button kind="plain" icon={copy}>
          {say('Copy', 'कपी गर्नुहोस्')}
        </Button>
        <ShareLink link="?rhythm=box" title={say('Box Breathing', 'बराबर सास')} />
        <Button kind="danger" icon={trash}>
          {say('Delete', 'मेटाउनुहोस्')}
        </Button>
        <Button busy>{say('Generating…', 'बनाउँदै…')}</Button>
        <Button kind="quiet" busy>
          {say('Connecting…', 'जोड्दै…')}
        </Button>
        <ButtonLink href="/express">{say('Begin expressing', 'मन खोल्न थालौँ')}</ButtonLink>
        <IconButton
          icon={heart}
          label={say('Give a heart', 'माया दिनुहोस्')}
          aria-pressed={isLiked}
          filled={isLiked}
          onClick={() => like(!isLiked)}
        />
        <IconButton icon={trash} label={say('Delete', 'मेटाउनुहोस्')} />
      </div>
      <div className="cluster">
        {hours.map((hour) => (
          <div key={hour} data-hour={hour}>
            <Button>{hour}</Button>
          </div>
        ))}
      </div>
      <div className={styles.columns}>
        <ChoiceChips
          legend={say('How is your heart today?', 'आज मन कस्तो छ?')}
          options={moods}
          value={mood}
          onChange={setMood}
        />
        <ChoiceChips
          shape="tiles"
          legend={say('The same, as tiles', 'उही कुरा, चौकोस गरी')}
          options={moods}
          value={mood}
          onChange={setMood}
        />
        <Toggle
          legend={say('Language of the poem', 'कविताको भाषा')}
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'np', label: 'नेपाली', lang: 'ne' },
          ]}
          value={alphabet}
          onChange={setAlphabet}
        />
      </div>
    </Section>
  )
}

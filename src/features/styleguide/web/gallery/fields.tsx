import { useState } from 'react'
import { Button } from '#kit/ui/web/button.tsx'
import { Disclosure } from '#kit/ui/web/disclosure.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { Select } from '#kit/ui/web/select.tsx'
import { TextArea } from '#kit/ui/web/text-area.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import styles from './gallery.module.css'
import type { Say } from './say.ts'
import { Section } from './section.tsx'

export function Fields({ say }: { say: Say }) {
  const [text, write] = useState(
    say(
      'The tea was good, the rain came late,\nand nobody asked me to explain.',
      'चिया मिठो थियो, पानी ढिलो आयो,\nअनि कसैले कारण सोधेन।',
    ),
  )
  return (
    <Section title={say('Fields', 'लेख्ने ठाउँ')}>
      <div className={styles.columns}>
        <div className="stack">
          <TextField
            label={say('What shall we call you?', 'तपाईंलाई के भनेर बोलाऔँ?')}
            hint={say('Any name you like.', 'चित्त लागेको जुनसुकै नाम।')}
            placeholder={say('Name or nickname', 'नाम वा उपनाम')}
          />
          <TextField
            label={say('Your name', 'तपाईंको नाम')}
            defaultValue={say('The one who walks at night', 'राति हिँड्ने मान्छे')}
            error={say('That’s a little long.', 'अलि लामो भयो।')}
          />
          <Select
            label={say('Kind of story', 'कथाको किसिम')}
            options={[
              { value: 'any', label: say('Any', 'जुनसुकै') },
              { value: 'mystery', label: say('Mystery', 'रहस्य') },
            ]}
          />
        </div>
        <ScriptForm className="stack">
          <TextField
            label={say('A name', 'नाम')}
            missing={say('A name first, please.', 'पहिले एउटा नाम लेख्नुहोस्।')}
          />
          <div>
            <Button type="submit">{say('Look it up', 'अर्थ हेर्नुहोस्')}</Button>
          </div>
          <Disclosure summary={say('Where this comes from', 'यो कहाँबाट आयो')}>
            <p>{say('From books of names.', 'नामका किताबहरूबाट।')}</p>
          </Disclosure>
        </ScriptForm>
        <TextArea
          label={say('Today', 'आज')}
          hint={say('Kept on this phone only.', 'यही फोनमा मात्र रहन्छ।')}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          counter={{
            used: text.length,
            limit: 80,
            text: `${text.length} / 80`,
            remainingText: say(`${80 - text.length} left`, `${80 - text.length} अक्षर बाँकी`),
          }}
        />
        <TextArea
          label={say('What weighs on you?', 'मनमा के छ?')}
          placeholder={say('Begin with one line…', 'एक लाइनबाट थालौँ…')}
          rows={6}
        />
      </div>
    </Section>
  )
}

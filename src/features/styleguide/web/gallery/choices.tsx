import { useState } from 'react'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { AskFirst } from '#kit/ui/web/ask-first.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import { ChoiceGroup } from '#kit/ui/web/choice-group.tsx'
import { Disclosure } from '#kit/ui/web/disclosure.tsx'
import fieldStyles from '#kit/ui/web/field.module.css'
import { Field } from '#kit/ui/web/field.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { heart } from '#kit/ui/web/icons.ts'
import { RadioFace } from '#kit/ui/web/radio-face.tsx'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { Select } from '#kit/ui/web/select.tsx'
import { Switch } from '#kit/ui/web/switch.tsx'
import { TextArea } from '#kit/ui/web/text-area.tsx'
import { VisuallyHidden } from '#kit/ui/web/visually-hidden.tsx'
import styles from './choices.module.css'
import gallery from './gallery.module.css'
import type { Say } from './say.ts'
import { Section } from './section.tsx'

/** What is chosen, switched, asked back or unfolded, and what a field says of itself. */
export function Choices({ say }: { say: Say }) {
  const [isOn, turn] = useState(true)
  const [face, setFace] = useState('calm')
  const faces = [
    { value: 'calm', mark: '😌', label: say('Calm', 'शान्ति') },
    { value: 'sad', mark: '😢', label: say('Sad', 'उदासी') },
  ]
  const long = say('and the rain went on ', 'अनि पानी परिरह्यो, ').repeat(5).trim()
  return (
    <Section title={say('Choices and refusals', 'रोज्ने र नमिलेका कुरा')}>
      <div className={gallery.columns}>
        <div className="stack">
          <Switch label={say('A soft buzz', 'हल्का कम्पन')} isOn={isOn} onChange={turn} />
          <Switch label={say('Not now', 'अहिले होइन')} isOn={false} onChange={() => {}} />
          <Switch label={say('Cannot', 'मिल्दैन')} isOn={false} disabled onChange={() => {}} />
          <ChoiceGroup
            legend={say('A face of its own', 'आफ्नै अनुहार')}
            missing={say('One of the two, please.', 'दुईमध्ये एउटा छान्नुहोस्।')}
          >
            <div className="cluster">
              {faces.map(({ value, mark, label }) => (
                <RadioFace
                  key={value}
                  name={`face ${say('en', 'np')}`}
                  value={value}
                  checked={face === value}
                  onChange={() => setFace(value)}
                  className={undefined}
                  faceClassName={styles.face}
                >
                  <span aria-hidden="true">{mark}</span>
                  <VisuallyHidden>{label}</VisuallyHidden>
                </RadioFace>
              ))}
            </div>
          </ChoiceGroup>
          <AskFirst
            label={say('Delete the page', 'पाना मेटाउनुहोस्')}
            question={say('It cannot be brought back.', 'मेटिएपछि फर्कँदैन।')}
            no={say('Keep it', 'राख्नुहोस्')}
            onYes={() => {}}
          />
          <p className={styles.line}>
            <Icon path={heart} size="small" />
            <Icon path={heart} filled />
            <Icon path={heart} size="large" />
            <AppLink href="/styleguide">{say('A link that stays', 'यहीँ बस्ने लिङ्क')}</AppLink>
          </p>
        </div>
        <ScriptForm className="stack">
          <ChoiceChips
            legend={say('Press the button first', 'पहिले बटन थिच्नुहोस्')}
            missing={say('Which of them?', 'कुनचाहिँ?')}
            options={faces}
            value={null}
            onChange={() => {}}
          />
          <Field
            label={say('A day', 'दिन')}
            hint={say('Any control can stand in a field.', 'यसभित्र जुनसुकै साधन बस्छ।')}
          >
            {(wiring) => <input type="date" {...wiring} className={fieldStyles.control} />}
          </Field>
          <Select
            label={say('A kind', 'किसिम')}
            error={say('This one is gone.', 'यो अब छैन।')}
            options={[{ value: 'a', label: say('An old kind', 'पुरानो किसिम') }]}
          />
          <TextArea
            label={say('Too long', 'धेरै लामो')}
            error={say('Ten signs too many.', 'दस अक्षर बढी भयो।')}
            defaultValue={long}
            counter={{
              used: 90,
              limit: 80,
              text: say('90 / 80', '९० / ८०'),
              remainingText: say('10 too many', '१० अक्षर बढी'),
            }}
          />
          <div>
            <Button type="submit">{say('Go on', 'अगाडि बढ्नुहोस्')}</Button>
          </div>
        </ScriptForm>
        <div>
          <Disclosure open summary={say('An open one', 'खुला')}>
            <p>{say('What was folded.', 'पट्याइएको कुरा।')}</p>
          </Disclosure>
          <Disclosure inList summary={say('One of a list', 'सूचीको एउटा')}>
            <p>{say('The sign stands at the end.', 'चिनो छेउमा बस्छ।')}</p>
          </Disclosure>
        </div>
      </div>
    </Section>
  )
}

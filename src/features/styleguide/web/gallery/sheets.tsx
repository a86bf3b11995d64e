import { useState } from 'react'
import { Picture } from '#capabilities/look/web/picture.tsx'
import { diary, quote } from '#capabilities/look/web/screen-icons.ts'
import { Bars } from '#kit/ui/web/bars.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Card } from '#kit/ui/web/card.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { LinkCard } from '#kit/ui/web/link-card.tsx'
import { TextField } from '#kit/ui/web/text-field.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import styles from './gallery.module.css'
import type { Say } from './say.ts'
import { Section } from './section.tsx'

export function Sheets({ say }: { say: Say }) {
  return (
    <Section title={say('Sheets', 'पाना')}>
      <div className={styles.columns}>
        <LinkCard
          hour="express"
          href="/express"
          title={say('Express', 'अभिव्यक्ति')}
          text={say('Diary, poems, stories, quotes', 'डायरी, कविता, कथा, सुविचार')}
          art={<Picture of="express" />}
        />
        <LinkCard
          hour="heal"
          href="/heal"
          title={say('Heal', 'मनको हेरचाह')}
          text={say('A friend, a breath, a mood', 'साथी, सास, मनको हाल')}
          art={<Picture of="heal" />}
        />
        <LinkCard
          hour="community"
          href="/community"
          title={say('Community', 'चौतारी')}
          text={say('Walls, polls and a stranger', 'भित्ता, प्रश्न र एक साथी')}
          art={<Picture of="community" />}
        />
      </div>
      <div className={styles.columns}>
        <LinkCard
          href="/express/diary"
          icon={diary}
          title={say('Diary', 'डायरी')}
          text={say('Kept on this phone only', 'यही फोनमा मात्र रहन्छ')}
        />
        <LinkCard
          href="/express/quotes"
          icon={quote}
          title={say('Quotes', 'सुविचार')}
          text={say('Words to keep near', 'नजिकै राख्ने शब्द')}
        />
      </div>
      <div className={styles.columns}>
        <Card>{say('A raised sheet.', 'टेबुलमा राखेको पाना।')}</Card>
        <Card tone="soft" hour="discover">
          {say('A soft wash of the night.', 'रातको हल्का रङ।')}
        </Card>
        <Card tone="open">{say('Only a hairline.', 'धर्को मात्र।')}</Card>
      </div>
      <div className={styles.columns}>
        <Bars
          caption={say('What makes you happy?', 'केले खुसी बनाउँछ?')}
          headings={{ label: say('Answer', 'उत्तर'), value: say('Share', 'भाग') }}
          of={100}
          bars={[
            { key: 'a', label: say('Family', 'परिवार'), value: 42, text: say('42%', '४२%') },
            {
              key: 'b',
              label: say('A walk (yours)', 'हिँडाइ (तपाईंको)'),
              value: 33,
              text: say('33%', '३३%'),
              own: true,
            },
            { key: 'c', label: say('Tea', 'चिया'), value: 25, text: say('25%', '२५%') },
          ]}
        />
        <Popups say={say} />
      </div>
    </Section>
  )
}

function Popups({ say }: { say: Say }) {
  const [open, setOpen] = useState<'middle' | 'side' | null>(null)
  const showToast = useToast()
  const closeLabel = say('Close', 'बन्द गर्नुहोस्')
  return (
    <div className="cluster">
      <Button kind="quiet" onClick={() => setOpen('middle')}>
        {say('Open a dialog', 'संवाद खोल्नुहोस्')}
      </Button>
      <Button kind="quiet" onClick={() => setOpen('side')}>
        {say('Open the side sheet', 'छेउको पाना खोल्नुहोस्')}
      </Button>
      <Button
        kind="quiet"
        onClick={() =>
          showToast({
            text: say('Entry deleted.', 'टिपोट मेटियो।'),
            action: { label: say('Undo', 'फिर्ता'), onAct: () => {} },
          })
        }
      >
        {say('Show a toast', 'सूचना देखाउनुहोस्')}
      </Button>
      <Dialog
        open={open === 'middle'}
        onClose={() => setOpen(null)}
        title={say('What shall we call you?', 'तपाईंलाई के भनेर बोलाऔँ?')}
        closeLabel={closeLabel}
        foot={<Button onClick={() => setOpen(null)}>{say('Continue', 'अगाडि बढ्नुहोस्')}</Button>}
      >
        <TextField
          data-autofocus
          label={say('Name or nickname', 'नाम वा उपनाम')}
          hint={say('Only used to greet you.', 'यो नाम तपाईंलाई बोलाउन मात्र हो।')}
        />
      </Dialog>
      <Dialog
        open={open === 'side'}
        onClose={() => setOpen(null)}
        title={say('Menu', 'मेनु')}
        closeLabel={closeLabel}
        place="side"
        closeOnBackdrop
      >
        <p>{say('The menu lies here.', 'मेनु यहाँ हुन्छ।')}</p>
      </Dialog>
    </div>
  )
}

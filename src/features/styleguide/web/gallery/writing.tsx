import { SourceLabel } from '#capabilities/look/web/source-label.tsx'
import { Prose } from '#kit/ui/web/prose.tsx'
import { TabularNumber } from '#kit/ui/web/tabular-number.tsx'
import { Verse } from '#kit/ui/web/verse.tsx'
import styles from './gallery.module.css'
import type { Say } from './say.ts'
import { Section } from './section.tsx'

const poem = `I carried the river home in my hands,
a little of it, as much as hands can hold,
and by the time I reached the door

only the cold was left, and the shape of holding.`

const kabita = `आँगनमा घाम आयो, झ्यालमा चरा बस्यो,
मेरो मनको डोकोबाट एउटा भारी खस्यो।
कसैले सोधेन मलाई, कस्तो छ तिम्रो मन,

तर चौतारीको हावाले सबै कुरा बुझिदियो।`

export function Writing({ say }: { say: Say }) {
  return (
    <Section title={say('Writing', 'लेखाइ')}>
      <div className={styles.columns}>
        <div className={styles.sizes}>
          <p className="heading">{say('Title: what the day left', 'शीर्षक: दिनले छाडेको कुरा')}</p>
          <p className={styles.lead}>
            {say('Lead: begin anywhere.', 'सुरु: जहाँबाट पनि थाल्न सकिन्छ।')}
          </p>
          <p>
            {say(
              'Body: one small true sentence is enough for today, and English beside नेपाली sits level.',
              'मुख्य: आजलाई एउटा सानो साँचो वाक्य भए पुग्छ। नेपालीसँग English पनि बराबर बस्छ, गर्‍यो र पर्‍यो पनि।',
            )}
          </p>
          <p className={styles.small}>
            {say('Small: saved on this phone.', 'सानो: यही फोनमा सेभ भयो।')}
          </p>
          <p>
            <TabularNumber>{say('10:41:07', '१०:४१:०७')}</TabularNumber>
            <br />
            <TabularNumber>{say('11:11:11', '११:११:११')}</TabularNumber>
          </p>
        </div>
        <Prose>
          <p>
            {say(
              'You looked at the sky and thought of someone. That is already half a letter. Write the other half here; nobody sees it unless you share it.',
              'आकाश हेर्दा कसैको सम्झना आयो। त्यही नै आधा चिठी हो। बाँकी आधा यहाँ लेख्नुहोस्, तपाईंले नबाँडेसम्म कसैले देख्दैन।',
            )}
          </p>
          <p>
            <strong>{say('Strong words', 'जोडदार शब्द')}</strong>,{' '}
            <a href="#link">{say('a link', 'एउटा लिङ्क')}</a>,{' '}
            <em>{say('and a soft stress', 'र हल्का जोड')}</em>
            {say('.', '।')}
          </p>
          <ul>
            <li>{say('a short list', 'छोटो सूची')}</li>
            <li>{say('of two things', 'दुई कुराको')}</li>
          </ul>
        </Prose>
        <div>
          <Verse
            text={say(poem, kabita)}
            title={say('What the river kept', 'हावाले बुझेको कुरा')}
            by={<SourceLabel source="composer">{say('Our composer', 'हाम्रो प्रोग्राम')}</SourceLabel>}
          />
        </div>
      </div>
    </Section>
  )
}

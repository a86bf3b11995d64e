import { type Source, SourceLabel } from '#capabilities/look/web/source-label.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { EmptyState } from '#kit/ui/web/empty-state.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { Notice } from '#kit/ui/web/notice.tsx'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import { ProgressBar } from '#kit/ui/web/progress-bar.tsx'
import { SaidAt } from '#kit/ui/web/said-at.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import styles from './gallery.module.css'
import type { Say } from './say.ts'
import { Section } from './section.tsx'

export function Messages({ say }: { say: Say }) {
  const sources: [Source, string][] = [
    ['ai', say('Written by an AI', 'एआईले लेखेको')],
    ['composer', say('Our composer', 'हाम्रो प्रोग्राम')],
    ['shelf', say('From the shelf', 'दराजबाट')],
    ['sample', say('A sample', 'नमुना')],
  ]
  return (
    <Section title={say('Messages', 'सन्देश')}>
      <div data-hour="discover">
        <PageHeader
          title={say('Look up for a while', 'एकछिन माथि हेरौँ')}
          lead={say(
            'The sky, your name, your dreams: old ways of asking who you are.',
            'आकाश, नाम, सपना: आफू को हुँ भनेर सोध्ने पुराना बाटा।',
          )}
        />
      </div>
      <div className={styles.columns}>
        <Notice>{say('Your words stay on this phone.', 'तपाईंका शब्द यही फोनमा रहन्छन्।')}</Notice>
        <Notice tone="care" title={say('You are not alone', 'तपाईं एक्लै हुनुहुन्न')}>
          <p>
            {say('If it gets too heavy, call ', 'मन साह्रै गाह्रो भए ')}
            <a href="tel:1166">{say('1166', '११६६')}</a>
            {say('.', ' मा फोन गर्न सकिन्छ।')}
          </p>
        </Notice>
        <Notice tone="success">{say('Saved.', 'सेभ भयो।')}</Notice>
        <p>
          {say('You', 'तपाईं')} <SaidAt at={1_763_871_120_000} before={0} />
        </p>
        <Notice tone="warn">{say('This year is provisional.', 'यो वर्ष पक्का भइसकेको छैन।')}</Notice>
      </div>
      <div className="cluster">
        {sources.map(([source, words]) => (
          <SourceLabel key={source} source={source}>
            {words}
          </SourceLabel>
        ))}
      </div>
      <div className={styles.columns}>
        <EmptyState
          text={say(
            'Nothing written yet. Shall we begin with one line?',
            'अहिलेसम्म केही लेखिएको छैन। एक लाइनबाट थालौँ?',
          )}
          example={say('“The rain knew my name today.”', '“आज पानीले मेरो नाम जान्यो।”')}
        >
          <Button>{say('Write', 'लेख्नुहोस्')}</Button>
        </EmptyState>
        <div className="stack">
          <ErrorState
            message={say(
              'The poem could not be written just now. Your topic is safe.',
              'अहिले कविता बनाउन सकिएन। तपाईंको विषय सुरक्षित छ।',
            )}
            retryLabel={say('Try again', 'फेरि प्रयास गर्नुहोस्')}
            onRetry={() => {}}
          />
          <ProgressBar label={say('Writing', 'लेख्दै')} />
          <Skeleton label={say('The wall is coming', 'भित्तो आउँदै छ')} lines={4} />
        </div>
      </div>
    </Section>
  )
}

import { useState } from 'react'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { PictureBeside } from '#capabilities/look/web/picture-beside.tsx'
import type { PersonalityType } from '../test/personality-type.ts'
import { questions } from '../test/questions.ts'
import { scoreAnswers } from '../test/score-answers.ts'
import { Portrait } from './portrait.tsx'
import { QuestionForm } from './question-form.tsx'

export default function PersonalityScreen() {
  const [place, setPlace] = useState(0)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [type, setType] = useState<PersonalityType | null>(null)
  // A page that has just opened keeps its focus on the h1; only what a visitor did moves it.
  const [hasMoved, setHasMoved] = useState(false)
  const question = questions[place]

  function choose(answer: string) {
    setChosen(questions.map((_, at) => (at === place ? answer : (chosen[at] ?? ''))))
  }

  function goOn() {
    setHasMoved(true)
    if (place + 1 < questions.length) return setPlace(place + 1)
    // Drawn once and kept: another look at the screen must not change a tie.
    setType(scoreAnswers(chosen, Math.random) ?? null)
  }

  function retake() {
    setPlace(0)
    setChosen([])
    setType(null)
  }

  return (
    <div className="page room">
      <RoomHeader room="discover.personality" isBrief={!type} />
      {type && <Portrait type={type} onRetake={retake} />}
      {!type && question && (
        <div className="desk">
          <QuestionForm
            key={question.id}
            question={question}
            place={place}
            chosen={chosen[place] ?? ''}
            takesFocus={hasMoved}
            onChoose={choose}
            onNext={goOn}
            {...(place > 0 && { onBack: () => setPlace(place - 1) })}
          />
          <PictureBeside of="discover" />
        </div>
      )}
    </div>
  )
}

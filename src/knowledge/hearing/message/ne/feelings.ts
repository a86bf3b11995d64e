export type Feeling =
  | 'harm'
  | 'miscarriage'
  | 'loss'
  | 'illness'
  | 'heartbreak'
  | 'loneliness'
  | 'worry'
  | 'anger'
  | 'tiredness'
  | 'regret'
  | 'failure'
  | 'money'
  | 'longing'
  | 'sadness'
  | 'joy'
  | 'peace'
  | 'love'

/** How a message gives a feeling away. */
interface FeelingSigns {
  readonly feeling: Feeling
  /** Titles of topics that are this feeling. */
  readonly topics: readonly string[]
  /** Titles of topics that often bring it; they count only where no feeling is named. */
  readonly hints: readonly string[]
  /** Other words that give it away: `_` joins a phrase, `~` stands for any ending or beginning. */
  readonly words: readonly string[]
}

const wordsOf = (cell = '') => cell.split(' ').filter((word) => word !== '')

/** `feeling | topics | hints | words`, from the gravest: grief is answered before the joy beside it. */
export const feelings: readonly FeelingSigns[] = `
harm|||बलात्कार~ rape~ यौन~ हिंसा यातना कुट्न~ कुट्छ kutchha कुट्यो कुटे~ कुटपिट~ पिट्नुहु~ पिट्छ पिट्यो हात_उठा~ जबर्जस्ती नराम्रोसँग_छो~ abus~ beat~_me hit~_me
miscarriage|||गर्भपात~ तुहि~ तुहे~ miscarr~
loss|मृत्यु||बित्नु~ बितिन् खस्नु~ मर्नुभ~ मर्यो मरेको मरेछ मरिन् निधन~ देहान्त~ स्वर्ग~ रहनुभएन रहेनन् passed_away
illness||रोग|क्यान्सर~ cancer बिरामी अप्रेसन~ operation मिर्गौला~ ज्वरो डेंगु sick
heartbreak|बिछोड धोका||~ले_छोड~ मलाई_छोड~ छोडेर_ग~ छोडेर_जा~ ब्रेकअप सम्बन्ध_टुट~ डिभोर्स अर्कैसँग left_me ex
loneliness|एक्लोपन|छायाँ|एक्लै बुझ्दैन कोही_छैन कोही_पनि_छैन साथी_छैन
worry|चिन्ता डर|परीक्षा|टेन्सन tension आत्तिएको डराएको panic निद्रा nervous stressed worried
anger|रिस||रिसाएको दिक्क वाक्क झगडा hate mad
tiredness|थकाइ||थाके~ थाक्यो हैरान busy
regret|पछुतो|क्षमा|गल्ती mistake ashamed लाज
failure|हार||फेल रिजेक्ट~ reject~ भिसा_लागेन पास_भएन पास_भइनँ नाम_निस्केन
money||गरिबी धन|ऋण~ ब्याज~ debt loan जागिर_ग~ जागिर_गुम~ जागिर_छैन काम_छैन पैसा_छैन बेरोजगार कामबाट_निका~
longing||परदेश विमानस्थल सम्झना|homesick सम्झि~ सम्झे~ सम्झन्छु
sadness|उदासी पीडा आँसु|अँध्यारो|नराम्रो दुखी खिन्न रुन रोए~ रुँदै गाह्रो भारी गह्रौँ दुख्यो नरमाइलो unhappy low bad upset
joy|खुसी हाँसो आभार सफलता बिहे|जन्मदिन चाड आशा|जागिर_लाग~ जागिर_पा~ भिसा_लाग्यो नाम_निस्कियो went_well जन्म~ छोरा_भयो छोरी_भयो भाग्यमानी lucky रमाइलो राम्रो पास passed good great proud
peace|शान्ति||ठिकै ठीक ढुक्क fine
love|प्रेम|चुम्बन|`
  .trim()
  .split('\n')
  .map((line) => {
    const [feeling, topics, hints, words] = line.split('|')
    return {
      feeling: feeling as Feeling,
      topics: wordsOf(topics),
      hints: wordsOf(hints),
      words: wordsOf(words),
    }
  })

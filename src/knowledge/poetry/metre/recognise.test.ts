import { describe, expect, it } from 'vitest'
import { evenMetreNames, evenMetres, patternOf } from './metres.ts'
import { fitsMetre, recogniseMetre } from './recognise.ts'

describe('verses everybody knows', () => {
  it.each([
    'एक् दिन् नारद सत्यलोक् पुगिगया लोक्को गरौं हित् भनी',
    'ब्रह्मा ताहिँ थिया पर्‍या चरणमा खूसी गराया पनी',
    'क्या सोध्छौ तिमि सोध भन्छु म भनी मर्जी भयेथ्यो जसै',
    'ब्रह्माको करुणा बुझेर ऋषिले बिन्ती गर्‍या यो तसै',
    'हे ब्रह्मा जति हुन् शुभाशुभ सबै सूनी रह्याँछू कछू',
    'बाँकी छैन तथापि सुन्न अहिले इच्छा म यो गर्दछू',
    'आऊला जब यो कली बखतमा प्राणी दुराचार् भई',
    'साँचो बात गरैन कोहि अरुकै गर्नन् त निन्दा पनी',
    'अर्काको धन खानलाइ अभिलाष् गर्नन् असल् हो भनी',
    'कोही जन् त परस्त्रिमा रत हुनन् कोही त हिंसा महाँ',
    'तर्छू क्षार समुद्र आज सहजै भन्न्या इरादा धरी',
    'श्रीराम्का चरणारविन्द मनले अत्यन्त चिन्तन् गरी',
    'पापी जन् पनि रामका स्मरणले संसार पार् तर्छ ता',
    'यो भाग्योदय हो बुझ्याँ पनि यहाँ दर्शन् मिल्याको उसै',
  ])('Bhanubhakta: %s', (line) => {
    expect(recogniseMetre(line)).toBe('शार्दूलविक्रीडित')
  })

  it.each([
    'कश्चित्कान्ताविरहगुरुणा स्वाधिकारात्प्रमत्तः',
    'शापेनास्तंगमितमहिमा वर्षभोग्येण भर्तुः',
    'यक्षश्चक्रे जनकतनयास्नानपुण्योदकेषु',
    'स्निग्धच्छायातरुषु वसतिं रामगिर्याश्रमेषु',
    'तस्मिन्नद्रौ कतिचिदबलाविप्रयुक्तः स कामी',
    'नीत्वा मासान् कनकवलयभ्रंशरिक्तप्रकोष्ठः',
    'आषाढस्य प्रथमदिवसे मेघमाश्लिष्टसानुं',
    'वप्रक्रीडापरिणतगजप्रेक्षणीयं ददर्श',
  ])('Meghaduta: %s', (line) => {
    expect(recogniseMetre(line)).toBe('मन्दाक्रान्ता')
  })

  it.each([
    'धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः',
    'मामकाः पाण्डवाश्चैव किमकुर्वत सञ्जय',
    'धर्मक्षेत्रे कुरुक्षेत्रे समवेता युयुत्सवः / मामकाः पाण्डवाश्चैव किमकुर्वत सञ्जय',
    'यदा यदा हि धर्मस्य ग्लानिर्भवति भारत ।\nअभ्युत्थानमधर्मस्य तदात्मानं सृजाम्यहम् ॥',
    'कर्मण्येवाधिकारस्ते मा फलेषु कदाचन',
    'मा कर्मफलहेतुर्भूर्मा ते सङ्गोऽस्त्वकर्मणि',
    'वागर्थाविव सम्पृक्तौ वागर्थप्रतिपत्तये',
    'कुरुक्षेत्रे समुत्थाय',
  ])('anushtup: %s', (verse) => {
    expect(recogniseMetre(verse)).toBe('अनुष्टुप्')
  })

  it.each([
    ['लङ्कापुरी सकल खाग् गरि सैन्य मारी', 'वसन्ततिलका'],
    ['सीताजिको जब सबै समचार् बताया', 'वसन्ततिलका'],
    ['नमामीशमीशान निर्वाणरूपं', 'भुजङ्गप्रयात'],
    ['या कुन्देन्दुतुषारहारधवला या शुभ्रवस्त्रावृता', 'शार्दूलविक्रीडित'],
    ['शान्ताकारं भुजगशयनं पद्मनाभं सुरेशं', 'मन्दाक्रान्ता'],
    ['हातका मैला सुनका थैला के गर्नु धनले', 'झ्याउरे'],
    ['साग र सिस्नु खाएको बेस आनन्दी मनले', 'झ्याउरे'],
  ] as const)('%s is %s', (line, metre) => {
    expect(recogniseMetre(line)).toBe(metre)
    expect(fitsMetre(line, metre)).toBe(true)
  })
})

describe('verse in the spelling of new print', () => {
  it.each([
    'एक दिन नारद सत्यलोक पुगिगया लोकको गरूँ हित भनी',
    'तर्छू क्षार समुद्र आज सहजै भन्न्या इरादा धरी',
    'आऊला जब यो कली बखतमा प्राणी दुराचार भई',
    'अर्काको धन खानलाइ अभिलाष गर्नन असल हो भनी',
    'पापी जन पनि रामका स्मरणले संसार पार तर्छ ता',
    'श्रीरामका चरणारविन्द मनले अत्यन्त चिन्तन गरी',
  ])('Bhanubhakta: %s', (line) => {
    expect(recogniseMetre(line)).toBe('शार्दूलविक्रीडित')
  })

  it.each([
    'भर जन्म घाँस तिर मन दिई धन कमायो',
    'हिजो साँझ पानी परेपछि हामी सबै जना आँगनमा बसेर पुराना गीत सुन्यौँ',
    'सरकारले आगामी वर्षको बजेट संसदमा प्रस्तुत गरेको छ',
    'मेरो घरको छतबाट हिमाल सफा देखिन्छ र मन शान्त हुन्छ',
    'काठमाडौँ उपत्यकामा आज दिनभर घाम लाग्ने मौसम विभागले जनाएको छ',
  ])('and yet no prose nor shorter verse is taken for it: %s', (line) => {
    expect(['शार्दूलविक्रीडित', 'मन्दाक्रान्ता', 'स्रग्धरा', 'शिखरिणी']).not.toContain(recogniseMetre(line))
  })
})

describe('what is no verse', () => {
  it.each(['आज बिहान म बजार गएर तरकारी किनेँ', 'नमस्ते', '', 'not Nepali at all', '।।'])(
    '"%s" has no metre',
    (line) => {
      expect(recogniseMetre(line)).toBeNull()
    },
  )

  it('one syllable too many, or one of the wrong weight, breaks a metre', () => {
    const whole = 'बोल्दैनन् तर यी हिमाल सबका आँखा सधैँ तान्दछन्'
    expect(fitsMetre(whole, 'शार्दूलविक्रीडित')).toBe(true)
    expect(fitsMetre(`${whole} है`, 'शार्दूलविक्रीडित')).toBe(false)
    expect(fitsMetre(whole.replace('हिमाल', 'आकाश'), 'शार्दूलविक्रीडित')).toBe(false)
  })

  it('झ्याउरे rests after the fifth and the tenth syllable, between words', () => {
    expect(fitsMetre('सुनका थैला हातका मैला के गर्नु धनले', 'झ्याउरे')).toBe(true)
    expect(fitsMetre('हातका सुनका मैला थैला के गर्नु धनले', 'झ्याउरे')).toBe(false)
  })
})

describe('the licences of poets', () => {
  it('the last syllable of a line may be short', () => {
    expect(fitsMetre('काँधै काँध मिले अटाउँछ यहाँ आकाश हाँसोभर', 'शार्दूलविक्रीडित')).toBe(true)
  })

  it('a cluster that opens the next word may be sounded lightly, but not by the strict rule', () => {
    const line = 'मेरो त्यो घर प्यारो हो'
    expect(fitsMetre(line, 'अनुष्टुप्', 'strict')).toBe(false)
    expect(fitsMetre(line, 'अनुष्टुप्')).toBe(true)
  })

  it('the glide of रह्याँ and बुझ्याँ may be light, which is how Bhanubhakta sings it', () => {
    expect(fitsMetre('हे ब्रह्मा जति हुन् शुभाशुभ सबै सूनी रह्याँछू कछू', 'शार्दूलविक्रीडित', 'strict')).toBe(false)
  })
})

describe('the metres themselves', () => {
  it.each(evenMetreNames)('%s rests where its pattern ends', (metre) => {
    const rests = evenMetres[metre].yati.reduce((sum, part) => sum + part, 0)
    expect(patternOf(metre)).toHaveLength(rests)
  })

  it('no two share a pattern', () => {
    expect(new Set(evenMetreNames.map(patternOf)).size).toBe(evenMetreNames.length)
  })
})

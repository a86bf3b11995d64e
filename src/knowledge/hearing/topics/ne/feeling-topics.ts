/** `themes | words we say it with, the first is its title | other ways a visitor may write it` */
export const feelingTopics = `
love night | प्रेम माया पिरती | मायालु प्रीत love lover romance beloved प्रेमी
love joy | चुम्बन अँगालो | kiss hug
love home | बिहे | विवाह wedding marriage anniversary
loss lonely | बिछोड विरह | breakup heartbreak separation loss lost divorce
loss lonely | धोका घात | betrayal
loss lonely | शोक मृत्यु | मरण निधन बित्नुभयो बितिन् बितिन मर्‍यो मर्नुभयो मरे मरिन् चिता मलामी death dead died grief mourning funeral
loss childhood | सम्झना याद | memory memories remember missing miss
loss rain | आँसु | रुवाइ tear cry crying
loss lonely | पीडा दुःख घाउ | व्यथा चोट दुख pain hurt suffering dukha sad
lonely night | उदासी न्यास्रो | उदास निराशा sadness depression blue
lonely night | एक्लोपन एकान्त | एक्लो lonely loneliness alone solitude
lonely dawn | अँध्यारो | dark darkness
lonely night | छायाँ | shadow
lonely dawn | डर त्रास | भय fear afraid scared
lonely peace | चिन्ता पीर | तनाव anxiety anxious worry stress
lonely peace | रिस क्रोध | anger angry
lonely work | थकाइ थाक | tired tiredness burnout
dawn life | आशा आस | hope
dawn friend | विश्वास भरोसा | trust faith believe
dawn work | साहस आँट | हिम्मत courage brave strength strong
dawn joy | उज्यालो दियो | प्रकाश ज्योति light lamp candle बत्ती
dawn night | सपना | dream goal लक्ष्य wish wishes
dawn life | परिवर्तन मोड | नयाँ change new beginning start सुरुवात
joy friend | खुसी सुख | happiness happy joy आनन्द
joy friend | हाँसो मुस्कान | smile laughter
joy peace | आभार | कृतज्ञता धन्यवाद gratitude grateful thankful thanks blessing
love night | आँखा नजर | eye
love joy | सौन्दर्य | सुन्दरता beauty beautiful
peace life | मन मुटु | हृदय heart mind soul आत्मा
peace night | मौन | silence quiet silent
peace river | शान्ति | शान्त ध्यान peace peaceful calm meditation yoga योग
peace dawn | ईश्वर देव प्रार्थना | भगवान देवता god prayer pray धर्म dharma
peace dawn | मन्दिर घण्टी | temple pashupati
peace river | बुद्ध | buddha buddhism
peace friend | क्षमा माफी | forgiveness forgive sorry
peace loss | पछुतो | regret guilty
peace words | सत्य | साँचो truth न्याय justice
life peace | जीवन जिन्दगी | life living
river life | समय | काल घडी time clock moment
`

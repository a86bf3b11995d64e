/** `themes | words we say it with, the first is its title | other ways a visitor may write it` */
export const dayTopics = `
childhood joy | बाल्यकाल बाल्य बचपन | बालापन childhood kite चङ्गा
childhood friend | विद्यालय स्कुल | कलेज school college university class classroom
lonely work | परीक्षा जाँच | exam test study पढाइ
words childhood | किताब पुस्तक पाना | book reading library पुस्तकालय
words love | कविता | poem poetry poet कवि गजल
words love | शब्द भाषा | word language writing लेखन
words joy | गीत सङ्गीत | संगीत मादल गाना song music singing guitar
joy festival | नाच | dance dancing
words exile | चिठी | पत्र letter mail
words night | कथा | story stories tale कहानी
work dawn | काम श्रम | जागिर work job office labor worker
lonely peace | बेरोजगारी जागिर काम | बेरोजगार unemployment unemployed jobless
work home | पसिना | sweat मिहिनेत
work dawn | सङ्घर्ष | संघर्ष struggle fight
work joy | सफलता विजय | जित success successful victory achievement
lonely dawn | हार | असफलता failure fail failed
life work | धन पैसा | money wealth
lonely work | गरिबी | poor poverty loan ऋण
life peace | जवानी यौवन | youth young teen युवा
life home | बुढेसकाल साँझ | बुढ्यौली aging age old
lonely life | रोग | बिरामी sick sickness ill health hospital स्वास्थ्य अस्पताल
festival home | दसैँ टीका | vijaya जमरा
festival dawn | तिहार दीपावली दियो | देउसी diwali भाइटीका
festival flower | तीज
festival joy | होली रङ | फागु रंग color colour
festival river | छठ | chhat
festival joy | चाड पर्व | उत्सव मेला festival celebration party christmas ल्होसार माघी eid
festival dawn | जन्मदिन जन्म | birthday
dawn festival | नववर्ष वर्ष | नयाँवर्ष newyear
nation dawn | स्वतन्त्रता मुक्ति | आजादी freedom free
`

import type { CoupletForm } from './forms.ts'
import type { Tone } from './themes/theme-verses.ts'

/**
 * How a poem comes to its topic. {X} is the topic's word; of the heads, those are used in which the
 * word scans. A head is finished by a tail, which belongs to the couplet's second line.
 */
const jhyaureHeads = `
  मनमा {X}को नाम बोकेर
  {X}को कुरा मनमा खेल्दा
  {X}को नाम [सुनेर|लिएर] आज
  बसेको बेला {X} सम्झेर
  {X}सँग बसेर [आज|एक्लै]
  {X}लाई मनमा राखी
  मेरो मनमा {X} खेल्दा
  {X}को कहानी भन्दा
  {X}को सम्झना बोकी
  {X}को साँझ सम्झिँदा
  {X} सम्झेर आज
`

const anushtupHeads = `
  {X}को नाम लिँदाखेरि
  {X}को नाम बोकेर
  {X} सम्झेर यो साँझ
  {X}को कथा भन्दा
  {X}सँगै मन राखी
  {X}को कथा सम्झी
  {X} सधैँ सम्झी
  {X} मनै छोई
  सम्झँदा {X} यो साँझ
  मनमा {X} बोकेर
  {X} सम्झेर
`

const shardulHeads = `
  {X} सम्झिन थाल्छ यो मन जसै
  {X}को कविता म लेख्छु मनमा
  सम्झेँ {X} र आज यो मन जसै
  यो मेरो मन {X} सम्झन गयो
  यो मेरो मन {X}को पथ लियो
  यो मेरो मन {X}तिर गयो
  सम्झी आज {X} बिसाउन बसेँ
  आजै यो मनमा {X} उदित भो
  सम्झेको {X} नै बिहान मनमा
  सम्झेँ त्यो {X}को बिहान मनमा
  सम्झेको {X} उठेर मनमा
  बोकेको मनले {X} सपना
  सम्झेको मनले {X} जब नै
  सम्झेको {X} आज मनमा
  कस्तो आज कथा लियो {X}ले
  सम्झेँ {X} नै बिहान मनमा
  यो {X} उही बिहान मनमा
  सम्झेँ आज {X}को मृदु कथा
  {X}सँगको कुरा मनभरी
  यो {X}को कहानि मनमा
`

/** A line's first ten. */
const mandakrantaHeads = `
  {X} सम्झेँ दिनभर यहीँ
  {X}को यो [पलपल|मनभरि] कथा
  {X} सम्झेँ नजिक नजिकै
  {X} सम्झी छिनभर बसेँ
  {X} सोची म बसिरहँदा
  {X} यो छिनभर भयो
  {X} नै हो दिनभर यहाँ
  सम्झी ल्याएँ पल पल {X}
  मेरो आफ्नै मनभरि {X}
  सम्झी बस्दा छिनछिन {X}
  खोजी हिँड्दा वन वन {X}
  सम्झी ल्याएँ फगत {X}
  सम्झी [ल्याएँ|बस्दा] {X} र सपना
  सम्झी बस्दा {X} मनमा
  खोजी हिँड्दा {X} वनमा
  सम्झेँ {X} प्रतिदिन यहाँ
  बोकेँ {X} प्रतिपल यहीँ
  [मेरो|हाम्रो] {X} स्मरणभरि भो
`
/** Or its last seven, after any first ten: these all end alike, so that any tone may answer. */
export const mandakrantaEnds = `
  {X}को याद आयो
  आज {X} आयो
  {X} नै भेट्न आयो
  {X} भेट्न आयो
  यो {X} नि आयो
  {X} नि आयो
`

export const headLines: Record<CoupletForm, string> = {
  jhyaure: jhyaureHeads,
  anushtup: anushtupHeads,
  shardul: shardulHeads,
  mandakranta: mandakrantaHeads,
}

type Tails = Record<Tone, string>

const jhyaureTails: Tails = {
  tender: `
    मन न्यानो हुन्छ / [चिसो बिहानी|लामो त्यो साँझ] घामको टुक्रो आँगनमै छुन्छ
  `,
  longing: `
    आँखा रसाउँछन् / [झ्यालका|रातका] तारा टुलुटुलु भै सँगै नै आउँछन्
  `,
  bright: `
    मन नाचेको छ / [आँगनभरि|पाखापखेरा] घामका टीका आज टाँसेको छ
  `,
  calm: `
    मन शान्त हुन्छ / पोखरीभित्र थामिँदा पानी आकाश नै छुन्छ
  `,
}

const anushtupTails: Tails = {
  tender: `
    न्यानो घाम झरे सरी / बिर्सेको [गीत|नाम] ओठैमा [डुल्छ|फुल्छ] आज घरीघरी
  `,
  longing: `
    आँखा [आफैँ|आज] रसाउँछन् / भन्न मैले नपाएका [कुरा|गीत] फर्केर आउँछन्
  `,
  bright: `
    पखेटा [मनले|आसले] लियो / निदाएका थिए आशा घामले [हात|साथ] नै दियो
  `,
  calm: `
    सास [शान्त|लामो] हुँदै गयो / पोखरीको निलो [पानी|आभा] मनैमा झल्किँदो भयो
  `,
}

const shardulTails: Tails = {
  tender: `
    [न्यानो|हल्का] भयो जीवन / बग्दै गो हिउँ घाम [ओठभरि|गाउँभरि] भो फुल्दै गयो आँगन
  `,
  longing: `
    आँखा भरी आउँछन् / भन्नै जो नसकेँ तिनै [सब|अब] कुरा आँसू बनी गाउँछन्
  `,
  bright: `
    आशा नयाँ जाग्दछन् / पन्छी झैँ सपना [उडेर|उठेर] नभका डाँडाहरू नाघ्दछन्
  `,
  calm: `
    पानीसरी बग्दछु / [ढुङ्गा|काँडा] छन् वरिपारि तैपनि म ता आफ्नै लयै हिँड्दछु
  `,
}

/** Only second lines here: the first is whole already. */
const mandakrantaTails: Tails = {
  tender: `
    न्यानो भै यो मन सरस भो [ओठ|गाउँ] आफैँ रमायो
  `,
  longing: `
    आँखा मेरा टिलपिल भए [मौनले|सासले] गीत गायो
    आँखा मेरा टिलपिल भए चूप भै साँझ छायो
  `,
  bright: `
    [निद्रा भाग्यो|पीडा पग्ल्यो] मन फुरुरु भै घाममा आज गायो
  `,
  calm: `
    बग्दो पानी सरह मन यो [शान्तिमा|मौनमा] नै समायो
  `,
}

export const tails: Record<CoupletForm, Tails> = {
  jhyaure: jhyaureTails,
  anushtup: anushtupTails,
  shardul: shardulTails,
  mandakranta: mandakrantaTails,
}

/** What people type: things the composer was told of, and things it was not, as they come. */
export const topics = {
  np: 'आमा|साइकल|पहिलो जागिर|बैंकको लाइन|हजुरबुबाको चस्मा|झरी|मेरो साथी सुनिता|कक्षा दसको नतिजा|दोहा|मोबाइलको चार्जर|कुकुर हरायो|भात|तिहार|बिहेको कार्ड|सपना|छुट्टी|घरबेटी|रातो कोट|माइक्रोबस|लोडसेडिङ|गुराँस|म कसैलाई भन्न सक्दिनँ|एक्लै हिँड्दा|बुबाको फोन आएन|नयाँ जुत्ता|कोदो|मङ्गलबार|भिसा लाग्यो|माया|गणित|पानीपुरी|दाइको बिहे|चिसो बिहान|मेरो गाउँको पुल|नेपाल|पर्खाइ|चङ्गा|अस्पतालको बेन्च|बिरालो|मन|क्रिकेट|टिफिन|झ्याल|पुरानो गीत|परीक्षा|आगो|ढुङ्गा|किताब पसल|स्कुल ड्रेस|भाइ बोल्दैन|समय|खाली कोठा|जून|फूलबारी|चिया पसलको दाइ|घाम|पैसा|बाटो|मेरी छोरी|इन्टरनेट|नदी|साथीको चिठी|रिस|हाँसो|न्यानो सिरक|मकै|उकालो|एयरपोर्ट|नयाँ वर्ष|आशा'.split(
    '|',
  ),
  en: 'my mother|bicycle|first job|the queue at the bank|my grandfather’s glasses|rain in Doha|my friend Sunita|exam results|a lost phone charger|my dog is missing|rice|Tihar|a wedding card|a dream I keep having|landlord|a red coat|the microbus|load-shedding|rhododendron|I cannot tell anyone|walking alone|my father did not call|new shoes|millet|Tuesday|the visa came|love|mathematics|panipuri|my brother’s wedding|cold morning|the bridge in my village|Nepal|waiting|kite|a hospital bench|cat|heart|cricket|lunch box|window|an old song|the exam|fire|stone|bookshop|school uniform|my brother does not speak|time|an empty room|moon|garden|the tea seller|sunlight|money|road|my daughter|internet|river|a letter from a friend|anger|laughter|a warm quilt|corn|uphill|airport|new year|hope|volcanoes|a museum of doors'.split(
    '|',
  ),
} as const

/**
 * Turns of speech that say more than their words: “she has left me”, “nobody to call”. Read in
 * small letters, with n’t written as not and Nepali in Latin letters.
 */
export const sayings: readonly (readonly [RegExp, string])[] = [
  [
    /\brape|molest|abus[ei]|assault|(?<!\b(i|it) )\b(hit|beat|slap|kick)\w* (me|us|her|my m\w+)\b(?! (at|in))|(i was|being) beaten|me to marry|balatkar|\bkut[ncpy]/,
    'harm',
  ],
  [
    /passed away|miscarr|lost (my|our|the|a) (\w+ )?(baby|child|son|dog|cat|mom|dad|friend|\w+(ther|ma|pa)\b)|bitnu|nidhan|\bmar(yo|e[rk])/,
    'loss',
  ],
  [
    /(?<!a )cancer|tumor|surgery| operation|diagnos|^(?!.*(job|work|interview)).*hospital\b|(is|am|very|fell) (sick(?! of)|ill)\b/,
    'illness',
  ],
  [
    /left me(?! (an?|the|his|her|my) )|dumped me|divorce|(husband|wife|friend) (has )?left$/,
    'heartbreak',
  ],
  [/debt|\bloan|(no|any|out of) (money|job|work)|lost \w+ job|laid off|fired|unemploy/, 'money'],
  [
    /have (no ?one|nobody|any(one|body))|(no ?one|nobody) (to|(?!.?as|is)\w+s)\b|(no|any) friends|(thi|koi) chh?ain/,
    'loneliness',
  ],
  [/hate (?!myself)|mad at|furious|fed up|sick of/, 'anger'],
  [
    /not (pass|win|get (the|an?|in|into)\b)|visa.* (refus|reject|deni)|refus\w+ m|turned (me )?down/,
    'failure',
  ],
  [/not (\w+ ){0,2}sleep|insomnia|killing me|nidra/, 'tiredness'],
  [
    /\bcr(y|ie[ds])\b|hopeless|feel(ing)? (\w+ )?(low|down|empty|numb|lost|broken)|\bbad\b|hate myself|nothing matters|no point|man bhari/,
    'sadness',
  ],
  [
    /passed(?! (a|o|by))|promot|select|\bwon(?![’'])|got (\w+ ){0,2}(job|visa|offer)|went (\w+ )?well|good (day|time|news)|wonderful|great\b|beautiful|\blucky|proud|\bglad|enjoy|wait to|wedding|married|(?<!i was )born\b|pas bha/,
    'joy',
  ],
  [/\bmiss(ing)?\b|homesick|\bya+d\b|samjh/, 'longing'],
  [/(m|feel|doing|is|was|not|all) (so )?(okay|ok|fine|good|well|better)\b/, 'peace'],
]

/** Said of everything but what the words name. */
export const idioms =
  /\bdying (to|for)|dead(?= tired)|(battery|phone) (is |has |just )*d(ied|ead)|leave me alone|sorry (for|to)|losing my|not ((it|only|just)\b|(?=wait))|(not|never) (been|felt) (so|this|as)/g

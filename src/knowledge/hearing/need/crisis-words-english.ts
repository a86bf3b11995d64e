import type { CrisisWords } from './crisis-list.ts'

/** Saying it outright: a wish or plan to die, or to hurt oneself. */
const explicit = `
# wishing for death
want|wants|wanted|wanna|wana|wnt|wanting to|2|for? really|just|simply|fucking|badly|so? be|b? die|
  dead|death
wish|wishing|hope|hoping|pray|praying .. i|id|im|me .. die|died|dead|dying
prefer|crave|craving|welcome|choose|chose|waiting|wait|longing|ready|prepared|deserve|deserves|
  begging to|for|2? just? die|death|be_dead
i .. should|must|could|may|might just|really|have|as_well? die|died|be_dead|been_dead
i|id|ill .. die
might|may|should|could|just as_well? die|be_dead
ways|way|how|where|when|place|painless|easy to|2 die
all .. think|want|dream .. is dying|death|to_die
get|be hit|run_over|crushed by a|the? car|bus|truck|train .. die|over|dead
be|go|join with? my? dead|late mother|father|mom|dad|brother|sister|son|daughter|wife|husband|mum|
  parents
should have|of died
shouldve died
what if|if_only i just? died|die|was_dead|am_dead
let me just? die
rather be_dead|b_dead|die_than|not_exist
better off? dead
death is|would_be|seems|feels|sounds so|like? better|easier|peaceful|kinder|sweet|a_relief|
  the_answer|the_only|my_only
feel|feels|felt like dying
think|thinking|thought|thoughts|fantas*|dream*|obsess*|imagin*|plan*|ideas .. of|about my? dying|
  death|own_death|being_dead|ending_it|ending_everything|ending_things
somebody|someone|god|please|just would|will|should|could|come|to? please|just? kill|shoot|murder|
  end me
kill me already|please|instead
i am|will|would going|gonna? to? die tonight|by_my_own
im|ill going|gonna? to? die tonight|by_my_own
# ending it
want|wants|wanted|wanna|need|trying|tried|going|gonna|ready|decided|planning|plan|tempted|close|
  ways|way|how|about|threatening to|2|of? end|ending it|it_all|everything
end|ending|ended|ends|finish|finishing|terminate|terminating my|her|his|their|this own|whole|
  fucking|miserable|damn? life|lives|existence
take|taking|took|takes|taken my|her|his|their own? life|lives
god|lord|bhagwan|death to|please|just|come|will? take me
put|putting an end to|2 my|this|it life|all|myself
suicid*|suside|susaid|suiside|suicde|sucide|sucidal|sucied|suacide|suisidal|sewerslide
unalive*
kms
kill|kills|killed|killing|kil|kiling|off|offing my|him|her self
kill|kills|killed|killing|kil|kiling|offing myself|mysef|meself|himself|herself|themselves|
  themself|ourselves
# hurting oneself
hurt|hurts|hurting|harm|harms|harmed|harming|cut|cutting|injure|injuring|burn|burning|punish|
  punishing|scratching myself|herself|himself|mysef|my_self
self harm*|injur*|hurt*|destruct
selfharm*
do|doing something|something_bad|something_stupid to myself
burned|burnt|hit|hitting|bruised myself .. again|lighter|cigarette|on_purpose|it_helps|punish
cant|cannot|couldnt|started|start|back_to|want_to|relapsed|relapse|stop|stopped and|into|
  on? cutting|burning again?
cut|cutting|slash|slashing|slicing|carve|carving|burning my|her|his arms|thighs|skin|wrist|wrists|
  arm_again|forearm|forearms
scars|cuts|scar on|all_over my|her|his wrist|wrists|arms|thighs|arm
urge|urges to|of cut|cutting|harm|hurt|jump|die|end
`

/** Saying it sideways: not wanting to be here, being a burden, having nothing left. */
const passive = `
# not wanting to live
dont|dnt|do_not|didnt|doesnt|does_not|never|no_longer|not|cant|neither .. want|wanna|wana|wants|
  wish|care|feel_like|deserve|deserves|need to|2? really|even|just|ever? wake_up|wakeup|waking_up|
  live|living|exist|existing|be_alive|being_alive|survive|see_tomorrow|see_another_day|life|
  breathe
dont|dnt|do_not|doesnt|no_longer|not want|wanna|wana|wants to|2? be_here|be_around|go_on|continue|
  keep_living|stay_alive any_more|anymore|any_longer|in_this_world
dont|do_not|no_longer want|wanna to|2? stay_alive|keep_living|continue_living|go_on_living
wish|wished|wishing i was|were|had|have|did? never|not been|be? born|exist|existed|alive|woken_up|
  woke_up|wake_up
wish|wished|wishing id|i_would_have never|not been? born|existed
living is|feels so|too hard|painful|exhausting|much
wish|could|would just|simply? not wake_up|wakeup
wish|wished|wishing i wasnt|werent|hadnt|didnt ever|been? born|exist|existed|alive|here_anymore|
  wake_up
dont|do_not|doesnt|no_longer|not want|wants|wanna to|2? live|stay|be|remain in|on this world|
  earth|life|planet
hope|hoping|wish|wishing|pray|praying|rather|want|wanna|wanted|better i|to|that_i|if_i? not|never|
  dont|do_not|didnt|wont to|ever? wake|waking|woke up?
never wake up again
sleep|asleep forever|for_ever|and_never|n_never|and_not|without_waking|and_dont
asleep|sleep|close_my_eyes for good
want|wanna|wish|wanted|could|can|gonna|let_me|id_like|like i|to|2? could|would|just|to? disappear|
  vanish|not_exist|stop_existing|cease_to_exist|fade_away|be_gone|be_no_more|stop_living|
  stop_breathing
stop|quit existing|living
not be alive|here_anymore
hate|hating|regret|cursed being_alive|being_born|living|my_life|my_existence|existing
hate my|this so|own|fucking|whole? life|existence
dont|do_not|doesnt|no_longer care|matter if|whether i live|die|exist|wake
wouldnt|would_not|wont|dont mind|care if .. hit|killed|died|crashed|crash|wake
bus|car|truck|train hit|hits|would_hit me
only thing|reason|one that|thats? keeping|keeps me alive|here|going
eyes .. never open|opened|opens
never open|opened|opening my eyes
ground .. swallow me .. never
already|basically dead inside?
# no way on
cant|cannot|can_not|couldnt really|just|even? go_on|keep_going|carry_on|keep_living
cant|cannot|can_not really|just|even? do|take|bear|handle|stand|live|face|cope|continue this|it|
  life|with_this|like|with|the_pain? this|life? any_more|anymore|any_longer|another_day|no_more
cant|cannot|can_not keep|face|bear|survive|handle doing_this|another_day|tomorrow|life|living|
  existing|this_life
no|any|a|one|single reason|point|purpose|meaning|use to|in|of|for? me_to|keep|keep_on|stay|
  staying|continue|continuing? live|living|life|alive|being_alive|going|going_on|on|on_living|
  exist|existing|be_alive|be_here
whats_the|what_is_the|is_the point|use of|in life
point|use|purpose|meaning of|in even? living|being_alive|existing|my_life|my_existence|going_on|
  it_all
nothing|no_one|anything|anyone|noone left? to? live for
nothing left here? for me
no reason to stay|keep_trying|fight
see|imagine|picture myself alive|living next_year|next|in|at|by
stop fighting life|for_my_life
life has|have beaten|broken|defeated|destroyed|finished me
life|living|existing|existence|being_alive|everything is|feels|seems|has_become|became so|just|
  totally|completely|too|really|utterly? pointless|meaningless|unbearable|a_curse|a_burden|hell
life|living|everything|it has|have|is|lost|with no|lost|lost_all|without|its|all|any? meaning|
  purpose
life|existence no_longer|doesnt|does_not has|have any? meaning|purpose
life|living|it isnt|is_not|not|aint|no_longer worth it|living|the_pain
lost|losing|no|without|lose|zero the|all|my|any? will|desire|wish|reason|hope|interest to|in live|
  living|life|being_alive|survive
given|give|giving|gave up on life|living|everything|myself|my_life
tired|sick|exhausted|done|fed_up|weary of|with just|all|even? living|life|my_life|this_life|
  being_alive|being_here|existing|existence|breathing
tired|exhausted to live
see|have|has no|any future for|with? me|myself|left
dont|cant see have|any|a? future
why am i still|even alive|here|living|breathing
why was i ever|even? born
dead inside
nothing .. matters anymore|any_more
want|need|wish|ready|waiting|wanted for? this|my|the|all? life|pain|suffering|it|it_all|
  everything|hurt|sadness|existence to|would? just|finally|all? end|stop|be_over|over|finish
# nobody would miss me
better off without_me|gone
theyd|they_would|everyone_would|theyll be? better_off
everyone|everybody|they|theyd|them|family|parents|people|kids|children|friends|world|life|wife|
  husband would|will|are|is|wud|do? be? so|much? better|happier|easier|lighter|
  fine off? without me
better|happier|easier off? if|when|once|after|that i|im .. die|died|dead|gone|exist*|disappear*|
  wasnt|werent|born
nobody|noone|no_one|no_body|who|anyone|anybody|would|will|wouldnt|wont|they .. miss|notice|care|
  cry|mind|remember .. i|im|me .. die|died|dead|gone|disappear*|vanish*|here|exist*|alive
nobody|noone|no_one|no_body|who would|will|wud even|really|ever? miss|notice|remember|find me
nobody|noone|no_one needs|wants me alive|around|here_anymore
if i die|died|disappear|disappeared|vanish|vanished|was_gone|were_gone|wasnt_here|wasnt_around|
  was_dead tomorrow|tonight|today|nobody|noone|no_one|who|would|will|it|right_now
i am|feel_like|have_become|became just|only|such? a|nothing_but? burden
im|feel|being|become|became like|just|only|such|nothing_but? a? burden
burden to|on|for my|everyone|everybody|them|all|the|people|others|you|him|her
dont|do_not|never belong|fit in|on|to this|the world|earth
# leaving
leave|leaving|left|quit|quitting|escape|exit|depart this world|life|earth|planet
leave|leaving everything|everyone|it_all|all behind? forever|for_good
goodbye|bye|farewell forever|cruel|everyone_forever|to_this_world|my_friends_forever
goodbye world
my last|final goodbye|words|letter|note
last time you|youll|anyone|anybody hear|see|hears|sees .. me
only|one way out for_me|left|is_death|is_to_die|is_dying
no other way out
wont|will_not be around|here|alive much? longer|anymore|tomorrow|next_year
`

/** A crisis that also says by what means. */
const explicitMethod = `
hang|hanging|hanged|hung myself|himself|herself|themselves|themself|my_self
shoot|shooting|shot|drown|drowning|drowned|poison|poisoning|poisoned|stab|stabbing|electrocute|
  suffocate|strangle myself|himself|herself
set|setting|burn|burned|burnt myself|himself|herself on_fire|to_death|alive
slit|slitting|slash|slashing|cut|cutting my|his|her wrist|wrists|veins|throat|vein
overdose|overdosing|overdosed|overdoze|od|oding on? pills|tablets|medicine|meds|sleeping|
  paracetamol|cetamol|antidepressants
want|wanna|going|gonna|plan|planning|tried|about|thinking .. overdose|overdosing
take|taking|took|swallow|swallowed|swallowing|eat|ate .. bottle|handful|bunch|strip|box|packet|
  entire|too_many|so_many of? my|the|his|her|these|those? sleeping? pills|tablets|meds|medicine|
  medicines
take|taking|took|swallow|swallowed|swallowing|eat|ate all of? my|the|his|her|these|
  those? sleeping? pills|tablets
drink|drank|drinking|eat|eating|ate|swallow|consume|consumed rat|mouse|insect|some? poison|
  pesticide|insecticide|metacid|bleach|harpic|phenol
jump|jumping|jumped|leap|throw_myself off|from|into|infront_of|in_front_of|before|under a|an|the|
  my|that|this|our? tall|high|moving|hanging|suspension|nearest? bridge|roof|rooftop|building|
  terrace|balcony|cliff|koshi|trishuli|train|truck|bus|window|top_floor|fifth_floor
rope around|round|on my neck
tie|tying|make|making a|the? noose
`

/** Means that are only weighed when the same text already speaks of a crisis. */
const method = `
pills|tablets|noose|rope|poison|pesticide|metacid|bleach|razor|razors|blade|blades|gun|pistol|
  knife|overdos*|cyanide|celphos|sulfas
jump|jumped|jumping off|from|into|in_front_of|under
bridge|rooftop|cliff|railway|train_track|train_tracks
hang|hanging|hung|hanged|strangle|strangled|drown|drowning|drowned|suffocate
slit|slitting|slash|slashing my|his|her? wrist|wrists|veins|throat
sleeping medicine|pill|tablet
`

/** Longer wordings that mean something else; whatever they contain is not a sign of crisis. */
const idiom = `
# the opposite
ending my life as
dont|do_not|didnt|never|not|doesnt|dnt want|wanna|wanted|wants|wish|ready|deserve to|2? die
i|id|ill|you .. die for|of|from|laughing|hard|without|if|because|every|a_little
afraid|scared|fear|terrified|worried of|about dying|death|my_death
i .. die|died|dying|dies my hair|beard|shirt
i .. saw|see|watch|watched|heard|read|know|knew|believe|think .. die|dies
i .. laughed|laugh|laughing .. die
i .. let|made|make|watched|keep|kept|stop|prevent|hope|hoped .. plant*|flower*|fish|battery|phone|
  dog|cat|it|them|tree|trees|goats die
# laughing, hunger, heat, love
want|wanted|wanna|feel|feels|felt|could|should|must|might|may to|2|like|just? die|dying laughing|
  of|from|in_your_arms|with_laughter|with_a_smile|with_you|for_you|on_the_spot|for|young|every
killing|kill|killed myself laughing|with_laughter|with_work|at_work|over|for_this|at_the_gym|
  to_finish|trying_to_finish|in_the_game|in_game
rather die than eat|watch|wear|drink|touch|miss|lose_to|support|dance|sing|cook|share|use|read|
  wash|study
want|wanted|wanna to|2? be? dead sea|poets|pool|man|cells|weight|lift|lifts|flowers|silence
die|dead hard|sea|poets|line|lines|end
if i die young
wish|hope .. i .. my phone|battery|laptop|plant|plants|wifi .. die|died|dead
wish|hope|hoping .. i .. died|die my hair
# names, notices
suicide squad|silence|prevention|awareness|doors|door|rate|rates|helpline|hotline|burger|king|
  bombing|bomber
prevent|preventing|preventable|against suicide
no time to die
# small accidents and small talk
cut|cutting|hurt|hurting|burn|burning|injured|injure|shot|shoot myself|herself|himself in|
  in_the_foot|shaving|some|a|on|while|off|loose|slack|cooking|chopping|out|from|playing|running|
  falling|dancing|lifting|at|during|by_accident|accidentally|trekking|skating|jumping|doing|
  peeling
cut|cutting|hurt|hurting|burn|burning myself|herself|himself .. shaving|cooking|chopping|kitchen|
  peeling|vegetables|onions|accident|accidentally
accidentally hurt|cut|burnt|burned|burn|harmed|killed|hurting|cutting|burning myself|herself|
  himself
cut|cutting my|her|his arms|arm|skin|wrist on|while|with_a_nail|fence|wire
punish|punishing myself with_another|at_the_gym|with_burpees
end|ending it|this|it_all|everything|this_all well|here|with_a|on|by|at
want|wanna|going|need|how|ready to|2? end it|everything well|here|with|on|by|at
end|ending|finish|finishing my|this|her|his life_drawing|life_story|life_cycle
thinking|think|thought|dream .. of|about dying my|her|the|hair|it
urge to jump in|on|into
# not wanting to wake early, to live there, to go
dont|do_not|didnt|doesnt|never|no_longer|not|dnt|cant .. want|wanna|wana|wants|wish|feel_like to|
  2? wake_up|wakeup|waking_up early|so_early|at|for|him|her|them|the|my|anyone|you|baby|before|
  from|late|tired|to|in|everyone|people|on_monday*|anybody
dont|do_not|didnt|doesnt|never|no_longer|not|dnt|cant .. want|wanna|wana|wants|wish|feel_like|
  deserve|need to|2? live|living in|with|at|near|abroad|alone|next|under|there|off|on|by|apart|
  far|away|together|here|without|separately|through|up_to|for_others|for_society|in_fear|forever|
  stream*|a_lie|like_a_king|like_a_student
dont|do_not|didnt|doesnt|not .. want|need|deserve life insurance|jacket|advice|lessons|hacks|in|
  with
dont|do_not|didnt|never|not .. want|wish|need .. survive winter|on|the_trek|without
dont|do_not|no_longer|not want|wanna|wants to|2? go_on|be_here|be_around|continue a|an|the|this|
  that|another|any|holiday|vacation|trip|dates|stage|tour|camera|with|leave|diet|when|while|for|
  smoke|people|him|her|them
hope|wish|want|rather|better .. not|dont|never|didnt .. wake|waking|woke up? early|late|at|the|
  him|her|my|baby|before|anyone
cant|cannot|can_not|couldnt really|just|even? go_on|keep_going|carry_on a|an|the|this|that|trip|
  stage|tour|date|vacation|holiday|with_this_project|to_the|tomorrow|without_tea|back|straight
cant|cannot|can_not .. take|stand|bear|handle|do this|the|with? heat|cold|traffic|noise|dust|
  smell|homework|job|commute|spice|internet|wifi any_more|anymore|any_longer|another_day
cant|cannot .. live|survive without you|tea|coffee|momo|momos|chiya|music|phone|my_phone|wifi|
  internet|her|him
want|wanna|wanted|could|can|wish|like .. disappear|vanish into|in|to|from_social|from_facebook|
  for_a|for_some|for_the|on_a
sleep|sleeping like the dead
sleep forever on|in_this_bed
wish i had|was|were|wasnt|hadnt never? been? born in|as|to|into|rich|with|near
# tired of how, not of living
tired|sick|bored|done|fed_up|exhausted of|with just? living out_of|in|with|at|alone|here|on|under|
  away|far|like_a_student|next|from_paycheck
tired|sick|bored|done|fed_up of|with this|my? life size*|insurance|hacks|skills|coaches|jackets|
  lessons|drawing|science|advice
point|purpose|meaning|use of|in life insurance|jackets|jacket
hate my this? life lessons|science|insurance|jacket|decisions|choices|story
hate living next|in|with|at|alone|near|here|on|under|away|far|so
life|living is|isnt|not|feels not? worth_living|worth_it|meaningless|pointless without tea|coffee|
  momo|momos|music|chiya|wifi|football|cheese|books|dogs|spice
nothing left? to live stream*
nobody|noone|no_one will|would miss me at|in_the_meeting|there|tonight_at
burden of|to_carry_books
leave|leaving|left this|the world|planet|earth cup|map|tour|behind_for
my last|final words|letter|note on|in|of|was|were|to_the_landlord|to_my_boss
bye|goodbye world cup
give|giving|gave|given up on everything|myself sweet|sugary|fried
why am i still|even here at|in_the_office|so_late|awake|scrolling
`

export const englishCrisisWords: CrisisWords = { explicit, passive, explicitMethod, method, idiom }

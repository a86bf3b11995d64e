import type { CrisisWords } from './crisis-list.ts'

/**
 * Spelling that differs by habit alone (`aa/a`, `ee/i`, `chh/ch/x`, `bh/v/w`, `sh/s`, `lagyo/lageo`)
 * is folded before comparing, so a word stands here once for all of these. `bish` is then read
 * like the English `wish` and never stands alone.
 */

/** Saying it outright: a wish or plan to die, or to hurt oneself. */
const explicit = `
# marna man lagnu
marna|marnai|marn|mrna|marnu_ko|marnamatra .. man|manai|mn|manlag*
marna|marnai|mrna .. chahanchu|chahan6u|chanchu|chahanch|chahanthe|chaheko|khoj*|paye|pau|payeko|
  tayar|taiyar|ready|sakina|sakdina|paina|deu|dinus|dinuhos|janchu|jadai*|aat*|sajilo|hatar
marne .. man|manai|rahar|icha|soch|sochma|bichar|nirnaya|chahana|faisala|bato|yojana|kura|prayas|
  kosis|tayari|upaya|tarika|himmat|plan|mood
marnu|marnai|marna|mare|mareko|marekai|maridiye|maridiyeko .. ramro|bes|besh|sajilo|thik|jati|
  badhiya|hunthyo|hunthio|bahek|sibai|sibaya
malai|ma|maile|aba marnu|marnai|marna cha|parcha|parch|parne|paryo|pareko
marnuparcha|marnuparne|marnuparch jasto|manche|ma|bhanne
marnu parne manche|ma
maridiye|maridie sabai*
marchu|mar6u|maridinchu|mardinchu|marihalchu|mardaichu|marnechu|marihalu|marihalau|maridiu|mardiu|
  maru_jasto|maruu_jasto|maru_ki|maru_lag*|marumaru|maru_maru|marum
kati_bela|katibela|kahile|kina .. maru|marne_hola|marina|namareko|namare
aba|ma|aja|ajai|bholi|pakka ta|nai? marne
ma mare|marda bhane|matra|matrai
maile namareko|marina
marera|mari janchu|jau|jana|jane|gaye|mukti
chadai|chito marna|mare
marna sakne|sakum|sake|parne|layak
marnalai|marna_lai .. bato|upaya|kehi|ke
kasari|kaha|kahile marda|marumla|marula|marala|marne_hola
marumla|marula jasto|ki|lag*
ma .. mardai|marisake|maresarah
ma marera .. sabai*|khusi|dekhau*|santi|mukti
bhagawan|bhagwan|isswor|ishwor|daiba|yamraj|kal le? .. malai .. lagidiye|laijaos|lagos|lage|
  laijau|laijaideu|lagideu
malai lagidiye|laijaos|lagideu .. hunthyo|bhagwan|bhagawan
mareko|mareki|biteko ama|buba|bau|chora|chori|dai|didi kaha|sanga|ko_ma .. jan*|jau|man
kaal|mrityu|mrityo|mirtyu|maran nai|matra|lai|ni|pani? .. roj*|chahiyo|chahinchha|chahanchu|pau|
  baran|kurdai*|parkhi*|aidiye|aos|lagos|magchu
malai maridew|maridiu|maridinu|maridinuhos|maridinus|marideu|maridiye|mardiye
# aatmahatya
aatmahat*|atmahat*|atmhat*|atmahta*|atmaghat*|atmadah*
atma|atm hat*|ghat*|dah*
susaid*|suside*|suiside*|susite
jyan|jyanai|pran|deha|dehai falna|fal*|faal*|fyal*|tyag*
jyan|pran dina|dine|lina man|soch|bichar|icha
afno|afnai|mero jyan|jiu|pran|jiban|jeban|jindagi linchu|lina|line|dinchu|dina|dine|tyag*|fal*|
  gumauna
jiban|jibanko|jeban|jebanko|jindagi|jindagiko|life|afno|ko .. antya|anta|samapta|khatam gar*|man
yo|afno|afnai|mero jiban|jeban|jindagi|life .. sidhyau*|siddhyau*|sidhyai*|sakau*|sakai*|tyag*|
  nasta
jiban|jeban|jindagi sidhyau*|siddhyau*|sidhyai*|sakau*|sakai* man|chu|cha|soch
jindagi|jiban|jeban sakaidinchu|sidhyaidinchu
# aafulai chot
afulai|afailai|afnailai|afu_lai|afai_lai|afai|aphulai .. marna|marchu|mardinchu|maridinchu|
  maridina|maru|sidhyau*|siddhyau*|sidhyai*|sakau*|sakai*|khatam|samapta|chot|ghaite|katna|katchu|
  dukhauna|dukhauchu|dukha_dina|pida_dina
hat|hatko|nasa|nadi_ko|pakhura|jiu katna|katne|chirna man|rahar|soch|bani|lag*
afno|afnai hat|nasa|nadi|pakhura|sarir|tighra afai|ni? kat*|chir*|kopar*|blade*
feri hat|nadi|pakhura kate|kateko|chire
afaile|afai_le kateko|kate|chireko|chire
`

/** Saying it sideways: not wanting to be here, being a burden, having nothing left. */
const passive = `
# bachna man nahunu
bachna|bachnai|bachne|bachnu|bachnuko|bachnuma|banchna|banchne|banchnu|bachiraha*|bachirahanu|
  bachirahanuko .. chaina|chain|6aina|rahena|lagdaina|lagena|sakdina|sakdin|sakina|sakinna|
  sakidaina|maryo|marisak*|mareko|marera|harayo|harako|sakiyo|sakisakyo|bhayena|hudaina|tutyo|
  bhetina|dekhdina|thake|thakisake|thakeko|chahanna|chahadina|chahinna|gahro|garo|garho|muskil|
  bekar|byartha
jiuna|jiunai|jiune|jiunu|jiunuko|jeuna|jeune|jeunu|jyuna|jyune|jyunu|jina|jine .. chaina|chain|
  6aina|rahena|lagdaina|lagena|sakdina|sakdin|sakina|sakinna|sakidaina|maryo|marisak*|mareko|
  marera|harayo|sakiyo|sakisakyo|bhayena|hudaina|bhetina|dekhdina|thake|thakisake|thakeko|
  chahanna|chahadina|gahro|garo|garho|muskil|bekar|byartha
bachna|bachnai|jiuna|jiunai|jyuna|jeuna manchaina|manlagdaina|man_chaina|mannai_chaina
bachnuko|bachnu_ko|bachiraheko|bachirahanuko|jiunuko|jiunu_ko .. ke|kina|artha
bachera|bachi|jiyera|jiera|banchera|bachirahera .. ke|k|kina|faida|fayda
bacheko|jieko .. bekar|byartha|artha|matlab
kina|kasko_lagi|kaska_lagi|k_ko_lagi|ke_ko_lagi|kasko_nimti .. bacheko|bachiraheko|bachirako|
  bachirachu|bachira6u|bache_hola|bachnu|bachne|bachchu|bachdaichu|jiunu|jiune|jieko
bachne|bachna|jiune .. layak|adhikar|hak .. chaina|haina|hoina
# jindagi
jindagi*|jiban|jibanko|jeban|jebanko|life .. artha|arth|matlab|sar|lakshya|uddeshya|asha|
  auchitya nai|aba|kehi|ni|pani|ta? chaina|rahena|ke
mero|yo|yesto|aba jindagi|jindagiko|jiban|jibanko|jeban|life ko? ke|k artha|matlab|kam
jindagi|jindagima|jiban|jibanma|jeban|life .. kehi|kei|kohi .. baki|chaina|rahena
jindagi|jiban|jeban|life|sas .. bojh|boj|bhar|narka|narak|bekar|arthahin|byartha bhayo|lag*|bhai*|
  banyo|baneko|bhako|bhayeko|cha|jasto
jindagi|jiban|jeban|life nai|ta|aba? chahiyena|chahidaina|chahanna|man_pardaina|ghrina
jindagi|jindagidekhi|jindagisanga|jiban|jeban|jibandekhi|sansardekhi|life .. wakka*|dikka*|thake|
  thakisake*|thakeko|hare|har_mane|harisake|hairan|ajit|nirash|haresh*
mero jindagi|jiban|jeban|life|sansar ta|nai|pani|ni|aba|yehi? sakiyo|sakisakyo|siddhiyo|sidhiyo|
  samapta|khatam|barbad
sabai|sab kura|kuraharu|dukha|pida? sakiyos|siddhiyos|antya_hos|sakiye_hunthyo|siddhiye_hunthyo
sas|saas|swas ferna|lina pani|nai|ni? man|garo|gahro|manai chaina|lagdaina|cha|huncha
aba|ma sakdina|sakdin ma|aba|kehi|bachna|yo
sahana|sahna|jhelna|khapna .. sakdina|sakdin|sakina|sakinna
jiudo|jyudo|jiundo las|lash|murda
sas|saas matra|matrai pher*|fer*
yo|yas sansar|duniya|sansarma|duniyama|dharti ma? .. basna|basnai|rahana|thau .. man|chaina|
  sakdina|lagdaina
# nauthe hunthyo
kahilyai|kahile|feri|bihana|bholi|aba|sutepachi|sutera .. nauthe|nabyujhe|nabiujhe|nabyujhiye|
  nabiujhiye|uthnai_naparos|uthnu_naparos|uthnai_napare|uthnu_napare|nauthu|nakhule|nakholna
sutera|aja .. bholi|bihana .. nauthne|nabyujhine bhaye|ho|hola
kahilyai|feri|pheri .. nabyujhine|nabiujhine|nabyujhne|nauthne|naaune|naune gari
byujhina|biujhina|byujhna|biujhna man|manai chaina|lagdaina
nidayeko|suteko nidayai|nidayekai|sutekai bhaye
bholi|bholiko ko? bihan|bihana|din|surya|gham? dekhna man|naparos|napare
sadhai|sadhaiko|sadhaika|sadhain|sadaka|sadako ko|ka? lagi .. nidau*|sutna|sutne|sutchu|chiml*|
  chim*|bida|astau*|harau*|harai*|tadha|janchu|jana|gaidin*|chod*|bilau*
harauna|tadhina|bilauna|sutna|nidauna|jana man .. sadhai|sadhaiko|sadhaika|sadaka
chir nidra*
ma .. haraidinchu|bilaidinchu
metina|bilauna|metiyera|harayera man|jana|gaye|paye lag*|hunthyo|cha
# ma nabhaye
ma|mai|mero .. nabhaye|nabhako|nabhaidiye|nahuda|nahunda|nabhayepachi|narahe|narahepachi|
  gayepachi|marepachi|mare|maridiye|haraye .. sabai|sabailai|sabaiko|ghar|gharma|pariwar*|
  uniharu*|uhaharu*|ama|buwa|buba|family|ramro|sajilo|sukha|shanti|santi|kasailai|kasaile|hunthyo
ma .. nabhaye|nabhako_bhaye|nabhayeko_bhaye|nabhaidiye|nahuda .. hunthyo|hunthe|ramro|sajilo|bes
ma .. mare|marda|haraye|harayo|nabhaye|gaye|mareko|narahe .. kasailai|kasaile|kohi|kaslai|kehi
ma mare|marda|marepachi .. ko|kati|kasle|sabai|ko_ko .. runchan|runcha|runchha|rola|rune|auchan|
  khusi|samjh*
ma|mero hunu .. nahunu*
ma mare pani|ni huncha|bhayo
ma nabhaye pani|ni huncha|chalcha|farak
ma bata|mabata mukti|chutkara
yo? jindagi|jindagibata|jiwan|jiwanbata|jindagani|sansar|sansarbata bata|baata? mukti|chutkara|bida
mare|haraye|harayo|marda pani|ni|bhane|bache? kasailai|kasaile|kaslai|kohi farak|matlab|wasta|
  kehi|k|ke|khojdain*|khojne|rudain*|runchha|thaha|samjh*
najanme|najanmeko|najanmekai|najanmiye|najanmieko|janmeko_nabhaye bhaye|bhako|ta|ni? hunthyo|ramro|bes
janma|janmanu|janminu linu|liyeko? nai|ta? hudainathyo|hunnathyo|naparne|galti
kina .. janme|janmeko|janmiye|janmayo|janmako|janmayeko|janmayau|janmaye
ma|mai|malai .. sabai|sabaiko|gharko|pariwarko|ghar|pariwar|ama|ama_buwa|family|timiharuko|
  uhaharuko|dhartiko|sansarko|ta|ni|pani|khali|matra|euta ko|lagi|ko_lagi? bojh|boj|bhar|burden
sabai|sabaiko|gharko|pariwarko|ghar|pariwar|family ko|lagi|ko_lagi? bojh|boj|burden bhaye|hu|bane|
  baneko|bhako|matra|chu|rahechu|ma
bojh|boj hu|bhaye|bane
# bida
yo|yas|sabai|sansar|duniya sansar|duniya|duniyalai|sansarlai|dharti|jindagi|nai|
  kura nai? chod* .. man|jana|jane|janchu|bida
sansar|duniya|dharti bata bida|jana|jane|gaidin*|harau*|harai*|mukta*|tadha
sansarbata|duniyabata|dhartibata bida|jana|jane|gaidin*|harau*|mukta*|tadha
mero|yo yo|nai? antim|akhiri|last chithi|chitthi|patra|bidai|bida|icchapatra|sandesh|letter
yo|yehi|yei mero|nai? antim|akhiri|last post|status|lekhai|sabda|din|rat|choti|bida ho|hai|hola|
  aba|sabai*|hunecha|ma
albida sansar|duniya|sabai*|sadhai*|jindagi
`

/** A crisis that also says by what means. */
const explicitMethod = `
jhund*|jhundi*|jundi*|jundera .. mar*|atma*|deha|jyan|janchu|bite|man|soch|bichar|tayar|khoj*
paso|pasho laga*|laye*|hal*|lai* .. mar*|atma*|man|jhund*|aba|soch|jyan
dori|pasoma|dorima jhund*|paso
ghatima|galama|ghati_ma|gala_ma dori|paso|sal|fanda
bish|bis|bikh|metacid|metasid|kitnasak|ausadhi|osadhi|okhati|okhti|salfas|acid|harpic khayera|
  khai|khana|khane|khanchu|khaidinchu|piyera|piera|piuna|piune|piunchu|sewan* .. mar*|man|atma*|
  soch|halchu|dinchu|jyan
bish|bis|metacid|metasid|kitnasak|salfas khanchu|khaidinchu|piunchu|piidinchu|khayeko_thiye|
  khako_thiye|khaye_maile
musa marne ausadhi|osadhi|okhati|bis|bish kha*|kin*
nidra|nindra|sutne|nidaune|nidrako ko? ausadhi|osadhi|okhati|chakki|goli|tablet|dabai .. sabai|
  ekaichoti|ekaipatak|dherai|pura kha*
sabai|dherai|muthibhar|pattai|purai|pura ausadhi|osadhi|okhati|chakki|goli|tablet|dabai ekaichoti|
  ekaipatak? khaidin*|khana|khanchu|khaye
pul|nadi|khola|chat|bhir|jhyal|koshi|trishuli|bagmati|inar|talla bata|ma? ham hal*|fal*|faal*
pulbata|nadima|kholama|chatbata|bhirbata|jhyalbata|gharbata|trishulima|koshima|bagmatima|
  dharaharabata ham|hamfal*|fal*|ufr*|khase* fal*|hal*|mar*|man
pul|chat|bhir|jhyal bata hamfal*|hamfaal*|ufre*
pulbata|chatbata|bhirbata|jhyalbata hamfal*
hamfalera|ham_falera mar*|atma*
mattitel|mattitail|petrol khanyae*|khanyai*|chharke* .. mar*|ago|jal*|atma*
train|gadi|truck|rel muni|ko_agadi|agadi|ma? ham|hamfal*|sute* mar*|fal*
ghati|nasa|nadi ret*|katera|katidin* .. mar*|man|atma*|soch
nasa|naadi_ko_nasa katna|katera|katidinchu|katchu|kate|chirna
`

/** Means that are only weighed when the same text already speaks of a crisis. */
const method = `
jhund*|jhundi*|paso|pasoma|dori|dorile|dorima|fanda
bish|bis|bikh khana|khane|khanchu|khayera|khaidin*|piuna|piyera|kine*|kinna|lyaye*
bikh|metacid|metasid|kitnasak|salfas|acid|harpic|phenol
hamfal*
ham fal*|hal*|faal*
blade|chakku|chhuri|khukuri|banduk*|pistol
nidrako|nidra|nindra|sutne ko? ausadhi|osadhi|okhati|chakki|goli|tablet
ausadhi|osadhi|okhati|chakki|goli|dabai khayera|khane|khanchu|sabai
pulbata|chatbata|bhirbata|jhyalbata
pul|chat|bhir|jhyal bata
nadima|kholama|trishulima|koshima dube*|dubna|ham|hamfal*|fal*
mattitel|petrol
nasa|ghati kat*|ret*
`

/** Longer wordings that mean something else; whatever they contain is not a sign of crisis. */
const idiom = `
# ulto artha
marna|marne|marnai .. man|rahar|icha|soch ta|nai? chaina|lagdaina|lageko_chaina|lagena|hoina|
  haina|kahilyai_ayena|audaina
ma|malai? marna|marnai .. chahanna|chahadina|khojeko_chaina|khojeko_hoina|khojdina|tayar_chaina|
  dinna|didina|didaina|dindaina|diyenan|hatar_chaina
bachna|bachne|jiuna|jiune .. sik*|garo_chaina|gahro_chaina|sajilo_chaina|chodeko_chaina
# haso, bhok, jado
hasera|hasi|hasda|hasdai|hasdahasdai|hasole|bhokle|jadole|garmile|lajle|tirkhale|nidrale|darle|
  khusile|risle|thakaile|chisole|kamle|padhda_padhdai|bore_bhayera .. mar*
haso|bhok|jado|garmi|laj|tirkha|pyas|nidra|dar|khusi|ris|thakai|chiso|kam le ta|ni|pani|nai|
  jhandai? mar*
hasera|hasda|hasdai|hasole|bhokle|jadole|garmile|lajle|tirkhale|nidrale|darle|khusile|thakaile|
  chisole .. marna|marne .. man|aat*|lag*|paye|matra
haso|bhok|jado|garmi|laj|tirkha|nidra|dar|khusi|thakai|chiso le .. marna|marne man|aat*|lag*
aba|ma|aja ta|ni|pani|aba? hasera|bhokle|bhok_le|jadole|jado_le|garmile|garmi_le|lajle|laj_le|
  tirkhale|nidrale|nidra_le|darle|khusile|thakaile mar*
kam|padhai|homework|assignment|exam le|garera|garda|ma? ma|malai|ta? marchu|mare|maryo|mariyo
nadi|khola|trishuli|pokhari|tal|koshi ma? ham|hamfal* fal*|hal*? .. paudi*|nuhaye*|nuhau*|ramailo|
  khel*
nadima|kholama|trishulima|pokharima ham|hamfal* fal*|hal*? .. paudi*|nuhau*|ramailo|khel*
# maya ra desh
timro|timrai|timra|usko|unko|desh|deshko|deshka|rastra|rastrako|matribhumi ko? lagi|nimti|maya|
  mayama|prem|yad|samjhana|khatir ma? .. mar*
timro|timrai|desh|deshko|rastrako ko? lagi|nimti marna .. tayar|sakchu|paye|pau
timi|uni|u bina ma|ta? marchu|marne|mare|mardina|maru
geet|git|film|movie .. marchu|marne|atmahatya
bina ma|ta|hami|ajkal? bachna|jiuna .. sakdina|sakdin|sakina|sakinna|garo|gahro|sakidaina
ma ta? maru|marchu bhane|bhanne ni|ta? timi|geet|git
marna deu|deuna|dyau yar|yaar|hau|ke
# mrityuka sadharan kura
marne|marnu|marna ta|kura|din|parcha .. ek_din|ekdin|sabaile|sabailai|sabai
ek|kunai|sabai|sabaile din|ta? ta|sabai|sabaile? marnu|marnai parcha
marnu na bachnu
marnu|marna bhanda
marnu|marna bhayeko|bhayo|bhako|huncha|bhayepachi
marne manche|bittikai|bela|jati|manis|byakti|chara
aatmahatya|atmahatya|atma_hatya|suicide ko? roktham*|rok_tham*|rokna|rokne|niyantran*|birudda*|
  birudha*|dar
jyan|jyanai fal* .. kam|nach*|padh*|mehanat|khel*
desh|deshko .. jyan|pran diye|dine|din*
# bihana, pariksha, ghar
ma .. nabhaye|nabhako|nabhayeko|nahuda .. party|ramailo|photo|khana|courier|bela|thauma|group|din
ma .. gayepachi|marepachi|haraye .. sute*|khana|aye*|puge*|sut*
aba|ma sakdina|sakdin ma|aba|kehi|yo khana|kam|hidna|padhna|kurna|uthna|bokna|daudina
bihana|bholi|kahile|aba|feri .. nauthe|uthnu_napare|uthnai_napare ni|pani|dhilo|aber|bus|class|
  school|office|college|huncha
bholi|sanibar .. nauthe|uthnu_napare ni|pani
sadhai|sadhaiko|sadhain ko? lagi dhanyabad|abhari|samjhana|thank*
ghar|gharko|pariwar|pariwarko|ma_ghar|ma_gharko|jhola ko? bojh|boj bok*|uthau*|halka
mero|yo yo|nai? antim|last chithi|letter|sandesh kasle|pugyo|heryau|padhyau|kaha
yo|yas sansar|duniya chod* gayeka|janubhayo|janubhayeko
yo|sabai kura chod* .. padh*|kam*|khan*|au*
hat katna|katera|katiyo garo|gahro|dhoye*|patti
maru tole|tol|ganesh|hiti
`

export const romanisedCrisisWords: CrisisWords = {
  explicit,
  passive,
  explicitMethod,
  method,
  idiom,
}

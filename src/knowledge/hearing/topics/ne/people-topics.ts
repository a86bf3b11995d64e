/** `themes | words we say it with, the first is its title | other ways a visitor may write it` */
export const peopleTopics = `
mother home | आमा जननी | मम्मी मुवा मुमा mother mom mum mama matri mata
father home | बाबा बुबा | ड्याडी पिता father dad
mother childhood | हजुरआमा बज्यै | grandmother
father childhood | हजुरबुबा बाजे | grandfather hajurba
home festival | परिवार घर | कुटुम्ब आफन्त family families parent
friend festival | दिदी बहिनी | sister baini
friend festival | दाइ भाइ दाजु | brother sibling
childhood joy | छोरी सन्तान | daughter
childhood joy | छोरा सन्तान | son
childhood joy | बालक शिशु | नानी बच्चा child children kid baby babies bachha infant
friend home | साथी मित्र सखा | मित friend friendship dost मित्रता दोस्ती
words peace | गुरु शिक्षक | teacher mentor
love home | जीवनसाथी साथी | श्रीमान् श्रीमती पति पत्नी husband wife spouse budhi
dawn work | नारी | महिला स्त्री woman women girl lady
work nation | किसान खेत | farmer farming farm field खेती
nation work | सिपाही वीर | सैनिक soldier army लाहुरे
friend joy | कुकुर | dog
joy home | बिरालो सखा | cat
life friend | मानिस मान्छे | मानव human people person humanity मानवता
`

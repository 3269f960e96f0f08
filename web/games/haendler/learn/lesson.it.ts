import type { Catalogue } from '@windward/core/words.ts'
import type { LessonKey } from './lesson.en.ts'

export const it: Catalogue<LessonKey> = {
  'part.table': 'Al tavolo',
  'part.discover': 'Esplorazione',
  'part.loot': 'Saccheggio',
  'part.bust': 'Perdere il porto',
  'part.risk': 'Fin dove rischiare',
  'part.bold': 'Quattro tipi di nave',
  'part.expedition': 'Per il re',
  'part.repel': 'Respingere una nave',
  'part.end': 'E adesso',

  welcome:
    'Ti diamo il benvenuto a bordo, {you}. Fai il mercante, e di fronte siede {other}: ha promesso di giocare proprio come le dico io. Fra pochi minuti avrai visto tutto il gioco.',
  coins:
    'Questo è il tuo posto. Hai 3 monete. In questo gioco una carta a faccia in giù è una moneta: il denaro viene dallo stesso mazzo di tutto il resto.',
  goal: 'Le perle al tuo posto contano l’influenza; sulle carte lo fa l’alloro. Dieci punti e una spedizione per il re portano alla fine della partita. L’influenza si ottiene ingaggiando personaggi.',

  firstCard:
    'È il tuo turno, e un turno comincia con l’Esplorazione: gira la prima carta del mazzo. Premi il mazzo stesso o la scelta qui sotto.',
  person:
    'Un Pirata. I personaggi aspettano nel porto di essere ingaggiati. Costa 9 monete: troppo, per oggi. Il numero nell’alloro è la sua influenza.',
  secondCard: 'Puoi continuare finché vuoi. Girane un’altra.',
  ship: 'Una Flute! Le navi pagano monete, questa 3. Nel porto ogni tipo di nave può stare una volta sola. A ogni nave la prossima carta diventa più pericolosa.',
  stop: 'Al primo turno non rischiamo. Fermati, e potrai prendere una carta.',
  loot: 'Con meno di quattro tipi di nave nel porto prendi una carta. Saccheggia la Flute: viene scartata e peschi 3 monete.',

  otherTurn: 'Ora tocca a {other}. Guarda come se la cava.',
  bust: 'Un Galeone, e poi un secondo Galeone: porto perso! Tutto va negli scarti, nessuno prende nulla e il suo turno è finito. Il secondo aveva anche il teschio: navi così non le respinge nessuno.',

  again: 'Di nuovo il tuo turno. Esplora.',
  risk: 'Guarda l’anello attorno al mazzo: dice quanto è probabile che la prossima carta ti rovini. È contato su ogni carta già vista. Sette per cento: avanti.',
  third: 'Quattordici per cento: circa una volta su sette. Ancora una.',
  fourth: 'Tre tipi, ora, e 22 per cento. Un personaggio farebbe comodo, e qui c’è poco da perdere. Ancora una!',
  enough: 'Un Sacerdote, un giorno sarà utile. Ma al 23 per cento è ora di portare a casa qualcosa. Fermati.',
  lootFlute: 'Di nuovo una carta. I personaggi costano, e tu hai 6 monete. Prima guadagniamo: prendi la Flute da 3.',
  fee: 'Dopo di te gli altri possono prendere una carta ciascuno, e chi lo fa ti paga 1 moneta. {other} ha saccheggiato la Fregata, e tu hai 1 moneta in più.',
  calm: 'Ora sarà prudente. Anche tu, nel suo turno, puoi prendere una carta fra quelle che lascia, per 1 moneta.',

  bold: '{other} ha trovato una nave e se l’è tenuta; non è rimasto nulla. Hai 10 monete. Stavolta siamo audaci. Esplora.',
  bold2: 'Avanti.',
  tax: 'Un incremento delle tasse. Chi ha 12 monete o più ne perde la metà. Tu ne avevi 10, e non hai perso nulla. Poi i più forti ricevono 1 moneta; nessuno è ancora forte, perciò la ricevete entrambi.',
  bold3: 'Dopo una tassa il turno continua. Gira un’altra carta.',
  bold4: 'Flute e Fregata. Avanti.',
  bold5: 'E un piccolo Galeone: tre tipi. Forse ora arriva qualcuno da ingaggiare.',
  bold6:
    'Un Marinaio! Ti dà forza, e lo vuoi. Ma ci sono già tre tipi: con il quarto puoi prendere due carte. 19 per cento. Osa.',
  four: 'Una Barca: quattro tipi di nave. Ora puoi prendere due carte. Con tutti e cinque sarebbero tre, ma la prossima carta ti rovinerebbe al 27 per cento. Fermati.',
  sailor:
    'Una dopo l’altra. Prima ingaggia il Marinaio per 3 monete. Da ora la sua forza 1 è tua, e anche 1 punto influenza.',
  skiff: 'E adesso la nave più ricca: la Barca, 3 monete.',
  rich: '{other} ha preso la Fregata e ti ha pagato. Hai 12 monete. È una somma pericolosa: pensa alle tasse. Il denaro va speso.',

  look: '{other} ha ingaggiato un Sacerdote. Pensa al re, e dovresti farlo anche tu. Esplora.',
  expedition:
    'Eccola: una richiesta di spedizione. Resta accanto al porto finché qualcuno la completa, e chiede due ancore. Le ancore le portano i Capitani. Un Tuttofare vale per qualsiasi simbolo. Senza una spedizione nessuno può vincere.',
  captainCard: 'Cerchiamo un Capitano.',
  stopCaptain:
    'Come se l’avessimo chiamato. Nel porto non c’è nessuna nave, la prossima carta non può rovinarti; ma dopo di te prende {other}, e anche a lei farebbe comodo. Fermati e prendilo.',
  captain: 'Ingaggia il Capitano per 4 monete.',
  jack: 'È il turno di {other}, e ha trovato un Tuttofare. Costa 6, e lei ne ha solo 4. Tu puoi prendere una carta dal suo porto, pagandole 1 moneta. Fallo!',
  complete:
    'Tocca a te, e hai un’ancora e qualcuno che può farne le veci. Le spedizioni si completano nel proprio turno, in qualsiasi momento. Mandali entrambi.',
  completed:
    'Capitano e Tuttofare sono partiti, ma la spedizione è tua: 2 punti influenza per sempre, e il re ha pagato 3 monete. Hai ciò che serve per vincere.',

  last: 'Manca ancora una cosa. Esplora.',
  last2:
    'Una Pinaccia da 4 monete, meglio di così una nave non può essere. E davanti a te c’è un Marinaio. Osa un’altra carta.',
  repel:
    'Una seconda Pinaccia! Ma la sua forza è solo 1, come quella del tuo Marinaio. Si respinge soltanto la nave appena girata, e soltanto ora. Mandala via, e il porto è salvo.',
  lastStop: 'Salvo. La forza non si consuma, potrebbe farlo di nuovo. Ma non esageriamo: fermati.',
  lastLoot: 'E a casa con la Pinaccia: 4 monete.',
  end: 'Questo è tutto il gioco: esplorare, fermarsi in tempo, saccheggiare e ingaggiare, rifornire il re. Hai 3 punti influenza e una spedizione, {other} ne ha 1. Da qui puoi batterla senza di me.',

  'no.stopEarly': 'Dopo la prima carta ci si può sempre fermare. Ma il pericolo è ancora poco, e c’è altro da vedere.',
  'no.revealNow':
    'Continuare tenta, ed è proprio il bello del gioco. Per questa prima volta vediamo come finisce un turno.',
  'no.pass': 'Nessuno è obbligato a prendere. Ma si gioca proprio per monete e personaggi.',
  'no.stopPriest': 'Un mercante prudente si fermerebbe qui. Per una volta siamo un po’ meno prudenti.',
  'no.revealRisk':
    'Poteva anche andare bene. Ma qui ci sono tre navi, e quasi una carta su quattro ti avrebbe tolto tutto.',
  'no.smaller': 'Anche quella nave paga, ma meno.',
  'no.hirePriest': 'Il Sacerdote è una buona scelta. Ma con qualche moneta in più potrai scegliere, e da solo fa poco.',
  'no.oneMore': 'Ragionevole. Ma con tre tipi prendi una carta, con quattro ne prendi due: la quarta vale un rischio.',
  'no.revealFour':
    'Un pensiero da eroe: cinque tipi, tre carte. Ma più di una carta su quattro avrebbe spazzato via tutto.',
  'no.lootFirst': 'L’ordine è libero. Prendi prima il Marinaio: è per lui che siamo rimasti.',
  'no.revealCaptain': 'Non c’era pericolo di perdere il porto. Ma più carte ci sono, più {other} ha da scegliere.',
  'no.passJack': 'Allora un giorno lo ritroverebbe {other}. È la seconda ancora che ti serve.',
  'no.completeFirst':
    'Puoi anche esplorare prima: la spedizione si completa in qualsiasi momento del turno. Ma se perdi il porto il turno finisce, e {other} può arrivare prima.',
  'no.stopPinnace':
    'Un bel bottino, nessuno ti darebbe torto. Ma il tuo Marinaio non ha ancora mostrato che cosa sa fare.',
  'no.admit': 'Puoi lasciarla entrare, e perdere tutto. A qualcuno capita per sbaglio.',
  'no.revealLast':
    'Potresti continuare: il Marinaio ha ancora la sua forza. Solo che non tutte le Pinacce sono deboli come questa.',
}

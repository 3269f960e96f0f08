import type { Catalogue } from '@windward/core/words.ts'
import type { RulesKey } from './rules.en.ts'

/** Le regole con parole nostre; i termini sono quelli del regolamento italiano. */
export const it: Catalogue<RulesKey> = {
  'idea.title': 'Di che si tratta',
  idea: `Sei un mercante dei Caraibi. Nel tuo turno giri una carta dopo l’altra e le allinei nel porto: navi che pagano, personaggi che servono. Quando vuoi ti fermi e porti a casa qualcosa. Ma se arriva una seconda nave di un tipo che è già lì, perdi tutto.
Con le monete che guadagni ingaggi **personaggi**. Ognuno porta un’abilità e un po’ di **influenza**. Chi per primo ha {target} punti influenza e ha rifornito una **spedizione** per il re dà inizio all’ultimo round, e vince chi ha più influenza.`,

  'coins.title': 'Le carte sono anche monete',
  coins: `Nella scatola non c’è denaro: una carta **a faccia in giù è una moneta**. Quando guadagni monete peschi carte dal mazzo senza guardarle; quando le spendi finiscono sulla pila degli scarti.
Tutti cominciano con {coins} monete. Quante ne hai lo vedono tutti; che cosa c’è sul fronte non lo sa nessuno.
Quando il mazzo finisce, gli scarti vengono mescolati e formano il nuovo mazzo.`,

  'discover.title': 'Prima fase: Esplorazione',
  discover: `È il tuo turno: gira la prima carta del mazzo, poi un’altra, e un’altra ancora, finché vuoi. **Almeno una.**
• Un **personaggio** resta nel porto e aspetta di essere ingaggiato.
• Una **nave** resta nel porto e aspetta di essere saccheggiata, a meno che tu non la [respinga](repel).
• Una **[richiesta di spedizione](expedition)** va accanto al porto e ci rimane finché qualcuno la completa.
• Un **[incremento delle tasse](tax)** agisce subito e viene scartato.
Fermati quando vuoi. Poi viene [Saccheggio e Ingaggio](take).`,

  'bust.title': 'Perdere il porto',
  bust: `Ci sono cinque tipi di nave: Pinaccia, Flute, Barca, Fregata, Galeone. Nel porto ciascuno può stare **una volta sola**.
Se giri una seconda nave di un tipo e non puoi o non vuoi respingerla, hai rischiato troppo: tutto il porto va negli scarti, nessuno prende nulla e il tuo turno è finito. Le spedizioni aperte restano.
Il suggerimento accanto al mazzo dice quanto è probabile con la prossima carta. È contato, non stimato: conosce ogni carta già vista.`,

  'repel.title': 'Respingere le navi',
  repel: `I [Marinai](sailor-3) e i [Pirati](pirate-5) che hai ingaggiato ti danno forza di combattimento. Se la nave appena girata non è più forte di tutti loro insieme, puoi mandarla via: viene scartata e non conta nulla.
• Solo la nave **appena girata**, prima della carta successiva; prima si può completare una spedizione.
• La forza non si consuma: vale di nuovo per la prossima nave.
• Una nave con il **teschio** non la respinge nessuno.
• I personaggi ancora nel porto non aiutano.
Puoi anche lasciarla entrare apposta: cinque tipi di nave rendono bene.`,

  'take.title': 'Seconda fase: Saccheggio e Ingaggio',
  take: `Quando ti fermi, conta i tipi di nave nel porto:
• fino a tre: prendi **1** carta
• quattro: ne prendi **2**
• tutti e cinque: ne prendi **3**
Si prendono una dopo l’altra; ciò che guadagni con la prima può pagare la seconda.
**Saccheggia** una nave: viene scartata e peschi tante monete quante ne mostra. **Ingaggia** un personaggio: paga il prezzo e metti la carta davanti a te. Da ora l’abilità è tua, e anche l’influenza.
Prendere non è obbligatorio.`,

  'others.title': 'Prendono anche gli altri',
  others: `Dopo di te, in senso orario, ogni altro giocatore può prendere **una** carta fra quelle rimaste, con le stesse regole, e per questo **ti paga 1 moneta**. Così un porto ricco ti conviene anche quando non puoi svuotarlo.
Ciò che nessuno vuole viene scartato. Poi tocca al giocatore successivo.
Chi saccheggia una nave può pagare la moneta con il bottino. Un personaggio va pagato per intero, più la moneta.`,

  'expedition.title': 'Spedizioni',
  expedition: `Una richiesta di spedizione chiede due o tre simboli: una **croce** ([Sacerdote](priest-4)), un’**ancora** ([Capitano](captain-4)), una **casa** ([Colono](settler-4)). Un [Tuttofare](jack-6) ne sostituisce uno qualsiasi.
Nel **tuo turno**, in qualsiasi momento, puoi scartare i personaggi richiesti fra quelli davanti a te. La carta spedizione resta a te: vale influenza, e il re paga le monete indicate.
Senza una spedizione nessuno vince. Perciò tieni d’occhio presto questi quattro, anche se fanno poco altro.`,

  'tax.title': 'Incremento delle tasse',
  tax: `Quando si gira un incremento delle tasse, chi ha **{threshold} monete o più ne perde la metà**, arrotondata per difetto. Poi chi ha più forza di combattimento riceve 1 moneta; a parità la riceve ciascuno, anche senza alcuna forza.
Il turno continua. Non risparmiare troppo a lungo.`,

  'persons.title': 'I personaggi e le loro abilità',
  persons: `Le abilità si sommano: due Mademoiselle abbassano ogni prezzo di 2.
• **[Commerciante](trader-flute-3)**: 1 moneta in più per ogni nave del suo tipo che saccheggi.
• **[Marinaio](sailor-3)** e **[Pirata](pirate-5)**: forza 1 e 2.
• **[Mademoiselle](mademoiselle-7)**: i personaggi ti costano 1 moneta in meno.
• **[Giullare](jester-5)**: 1 moneta quando qualcuno perde il porto, o se il porto è vuoto quando tocca a te prendere (in Port Royal solo nel turno di un altro).
• **[Ammiraglio](admiral-5)**: {admiralCoins} monete se quando tocca a te prendere ci sono almeno {admiralCards} carte nel porto.
• **[Governatore](governor-8)**: prendi una carta in più, nel tuo turno e in quello degli altri.
• **[Sacerdote](priest-4)**, **[Capitano](captain-4)**, **[Colono](settler-4)**, **[Tuttofare](jack-6)**: per le [spedizioni](expedition).`,

  'end.title': 'La fine',
  end: `Appena qualcuno ha **almeno {target} punti influenza e almeno una spedizione**, questo è l’ultimo round: si gioca finché tutti hanno avuto lo stesso numero di turni.
Vince chi ha più influenza fra quanti hanno una spedizione. A parità decidono le monete.`,

  'variants.title': 'Mazzi e varianti',
  variants: `Le 110 carte del 2013 non sono mai state pubblicate in un elenco. **I mazzi A e B sono nostre ricostruzioni**; la [raccolta](reference) dice di ogni carta quante volte c’è in quale mazzo.
**Port Royal** è l’edizione successiva, e le sue 120 carte sono note. Con essa la fine arriva a {portRoyal} punti influenza, non serve una spedizione, c’è un secondo incremento delle tasse che favorisce chi ha meno influenza, e si può giocare in cinque.
Un tavolo può scegliere anche se con il porto vuoto i Giullari pagano anche al giocatore di turno, e se si può completare una spedizione dopo aver perso il porto.`,

  'figure.kinds': 'Che cosa c’è nel mazzo: una nave, un personaggio, una spedizione, un incremento delle tasse.',
  'figure.coins': 'Tre carte a faccia in giù: tre monete.',
  'figure.bust': 'Una seconda Flute: è perso tutto.',
  'figure.repel': 'Un Marinaio e un Pirata hanno forza 3: basta contro questa Flute.',
  'figure.four': 'Quattro tipi di nave: prendi due carte.',
  'figure.expedition': 'Due croci, portate da un Sacerdote e da un Tuttofare.',

  'group.ships': 'Navi',
  'group.persons': 'Personaggi',
  'group.expeditions': 'Spedizioni',
  'group.taxes': 'Incrementi delle tasse',
  copies: 'gioco del 2013 ×{count} · Port Royal ×{portRoyal}',
  known: 'nota',
  reconstructed: 'quante ne abbia il gioco del 2013 è una ricostruzione',
}

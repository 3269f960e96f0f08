import type { Catalogue } from '@windward/core/words.ts'
import type { RulesKey } from './rules.en.ts'

export const it: Catalogue<RulesKey> = {
  'idea.title': 'Di che si tratta',
  idea: `Sei un capitano nei Caraibi dell’età dell’oro: una piccola nave, {gold} oro, un porto di casa, e nessuno che ti dica come farti un nome. Commercia, servi i governatori, insegui dicerie, dai la caccia ai pirati, o diventane uno.
**{glory} punti Gloria** portano alla fine. Ne guadagni uno per ciascuna di queste imprese:
• **vincere una battaglia** contro un altro capitano, una nave militare o un pirata
• **vendere {sale} o più** carte della merce richiesta in una volta
• **assaltare un mercante per {raid} oro** o più
• completare una **[missione](missions)**
• scoprire che una **[diceria](rumors)** è vera
• comprare una **fregata o un galeone**, una volta per capitano
Con ogni punto arriva una [carta Gloria](glory). E l’oro messo [da parte](stash) conta in segreto: un punto ogni {perPoint}.`,

  'dice.title': 'Dadi e abilità',
  dice: `Un dado mostra da 1 a 4, e due volte un **teschio**. Un teschio è un successo; ogni dado ha una probabilità su tre.
Il tuo capitano ha quattro abilità da 1 a 4. Per tirare un’abilità lancia altrettanti dadi. **Basta un teschio**, a meno che non si contino i successi.
• **Navigazione**: battaglie in mare, assalti, tempeste.
• **Avvistamento**: trovare navi, e ciò di cui parlano le dicerie.
• **Comando**: combattimenti fra equipaggi, reclutamento.
• **Influenza**: dicerie, missioni, porte chiuse agli altri.
Ogni [capitano](captains) ha un porto di casa e un’abilità tutta sua.`,

  'ships.title': 'Navi',
  ships: `Una nave ha cinque parti che si possono colpire: **scafo**, **alberi**, **stiva**, **equipaggio** e **cannoni**. I numeri dicono quanto ciascuna resiste e quanto vale: quante carte porti, quanti uomini hai, quanti pezzi. La **manovrabilità** impedisce ai mercanti di fuggire; con 2 in più del nemico tiri un dado in più in battaglia.
Cominci con uno [sloop](ship-sloop), agile e fatto per la caccia, o con un [fluyt](ship-flute), lento e capiente. Nessun valore supera mai 5, e nessuno ha due navi.`,

  'round.title': 'Un round',
  round: `Prima si pesca una **[carta Evento](events)**: navi militari e pirati si muovono, e succede qualcosa a tutti. Poi ogni capitano ha un turno con al massimo **{actions} azioni**, nell’ordine e nel numero che vuole:
• **[Muovere](move)**
• **[Cercare](scout)**
• **[Porto](port)**, una volta per turno`,

  'move.title': 'Muovere',
  move: `Un’azione porta la nave in una **zona confinante**, o dal mare nel porto della zona, o fuori dal porto. Da un porto al successivo ne servono dunque tre: uscire, attraversare, entrare.
Un porto ti è chiuso se la sua nazione **ti ricerca** o è **in guerra** con la tua. Il porto di casa è sempre aperto. Port Royal fa entrare i ricercati per {fee} oro o con un tiro d’Influenza riuscito.
Ogni zona ha un testo suo: li trovi tutti nella [raccolta](zones).`,

  'scout.title': 'Cercare',
  scout: `In mare puoi cercare una nave nella tua zona: il **mercante**, una **nave militare o un pirata**, o **un altro capitano** che non sia in porto. Tira Avvistamento; con un teschio l’hai trovata. Un mercante si [assalta](raid), tutti gli altri si [combattono](battle).
Lo stesso bersaglio una volta sola per turno.`,

  'port.title': 'In porto',
  port: `Con un’azione puoi svolgere **quante attività vuoi**, ciascuna una volta:
• [Vendere merci](trade), prima di ogni altra cosa
• [Comprare merci](trade)
• Visitare il [cantiere](shipyard)
• [Reclutare](recruit)
• Raccogliere una [diceria](rumors)
• Richiedere una [missione](missions)
• [Mettere da parte oro](stash), a casa`,

  'trade.title': 'Comprare e vendere',
  trade: `**Comprare**: ti vengono mostrate {drawn} carte Carico. Una merce presente una volta costa 3 oro, due volte 2 ciascuna, tre o più volte **1 ciascuna**. Ciò che il porto stesso richiede non c’è mai. Se hai comprato nello stesso porto nel turno scorso ne vedi solo {again}.
**Vendere**: ogni carta rende {price} oro, la **merce richiesta {inDemand}**. Vendine {sale} o più in una volta per un punto Gloria; poi il porto richiede altro.
In porto puoi avere {inPort} carte. Quando esci, ciò che non entra nella stiva finisce in mare.`,

  'shipyard.title': 'Il cantiere',
  shipyard: `• **Riparazioni**: {repair} oro per punto, ma non per l’equipaggio.
• **[Modifiche](modifications)**: {modification} oro per quella che c’è in questo porto. Una per tipo; restano con la nave.
• **[Armi speciali](weapons)**: {weapon} oro ciascuna, una per tipo, si usano una volta.
• **Una nave nuova**: vendi la vecchia, a tanto meno quanto più è danneggiata. La prima fregata o il primo galeone vale un punto Gloria.`,

  'recruit.title': 'Reclutare',
  recruit: `Tira Comando. Un successo completa l’equipaggio gratis; altrimenti i marinai si ingaggiano per {crew} oro ciascuno. Mai più di quanti ne tenga la nave.`,

  'rumors.title': 'Dicerie',
  rumors: `Paga {rumor} oro e tira Influenza; con un teschio ne senti una, in segreto. Puoi tenere una diceria.
Indica un luogo e un’abilità: Influenza durante un’azione in porto lì, o Avvistamento in mare. Mostrala e tira. Se ci riesci era **vera**: ottieni ciò che promette, e un punto Gloria. Altrimenti erano solo chiacchiere.`,

  'missions.title': 'Missioni',
  missions: `{open} missioni sono scoperte sul tabellone. Ciascuna dice dove si richiede, che cosa esige, che cosa c’è da fare e quanto paga. Puoi averne una, davanti a tutti; ne viene subito scoperta un’altra.
Completarla vale un punto Gloria.`,

  'stash.title': 'Oro e tesoro',
  stash: `L’oro a bordo può esserti preso, o affondare con te. Nel **porto di casa** puoi metterlo da parte: nessuno lo tocca più, e nessuno sa quanto sia. Ogni **{perPoint} oro vale un punto** alla fine, fino a metà del traguardo.
Durante un’azione in porto a casa puoi riprenderlo.`,

  'raid.title': 'Assaltare un mercante',
  raid: `Hai trovato un mercante. Gira il segnalino: il mercante è di quella nazione o di quella della zona, a tua scelta. Puoi ancora lasciarlo andare. Se attacchi, **quella nazione mette una [taglia](bounties) sulla tua testa**.
1. Si girano tre carte Carico. 2. Tira Navigazione. 3. Ogni successo ti fa pescare una carta in più, scartarne una o cambiarne una.
• Le **icone di colpo** danneggiano la tua nave nella parte indicata.
• Le **icone di fuga**: tante quante la tua manovrabilità, e il mercante è sparito.
L’assalto **fallisce** se una parte della tua nave è distrutta; se è lo scafo, il capitano muore. Se il mercante non è fuggito e nulla di tuo è distrutto, guadagni in oro il **valore del bottino** di tutte le carte, e le merci per cui hai posto. Da {raid} oro in su è gloria.
Con una parte distrutta puoi cercare un mercante, ma non assaltarlo. Un’arma speciale si può spendere per trasformare un dado fallito in un successo.`,

  'bounties.title': 'Taglie',
  bounties: `Chi attacca una nave che non è pirata riceve subito una **taglia** della sua nazione; chi sconfigge una nave militare ne riceve un’altra. Dalla prima taglia sei un **pirata**:
• i porti di quella nazione ti sono chiusi, tranne quello di casa
• la marina ti dà la caccia, tanto meglio quanto più ti ricercano
• i pirati ti lasciano in pace
• chi ti sconfigge riceve {reward} oro per ogni taglia di una nazione
Le taglie restano fino alla morte, salvo qualche perdono. Per lo sloop pirata la ricompensa è {sloop} oro, per la fregata pirata {frigate}, ma non per i pirati.`,

  'glory.title': 'Carte Gloria',
  glory: `Cominci con una e ne peschi un’altra con ogni punto Gloria. Puoi tenerne {hand}; la quinta si scarta prima di ogni altra cosa.
Una carta dice quando si può giocare. Gli **Specialisti** fra esse si ingaggiano: restano con te e aiutano per sempre, uno per tipo.
Ti viene chiesto con discrezione ogni volta che una carta potrebbe essere giocata. Puoi passare, e dire al tavolo di passare per te in quel momento d’ora in poi.`,

  'npcs.title': 'Marina e pirati',
  npcs: `Le carte Evento portano ammiragli e pirati. Naviga al massimo una nave militare per nazione, uno sloop pirata e una fregata pirata.
Si muovono di una zona secondo le icone degli eventi successivi; dove non c’è confine, attraverso il primo in senso orario. Ma se chi cacciano è vicino, lo seguono.
• Le **navi militari** cacciano chi è ricercato dalla loro nazione, poi chi lo è da altre, poi i nemici in guerra.
• I **pirati** cacciano i capitani onesti: prima quelli con oro, poi quelli con carico, poi tutti gli altri.
Ti cercano quando entri nella loro zona, o cominci il turno in mare lì. I loro danni si riparano dopo ogni battaglia.`,

  'battle.title': 'Battaglia',
  battle: `Una battaglia va a round. Entrambi dichiarano, prima chi attacca: **sparare**, **abbordare** o **fuggire**; nel primo round solo sparare. Poi entrambi tirano Navigazione, e **vince chi ha più teschi**. A parità, la somma più alta degli altri dadi. Se nessuno ha un teschio, segue il round successivo.
• **Sparare**: chi vince colpisce con tutti i cannoni; chi perde con tanti quanti teschi ha tirato.
• **Abbordare**: chi vince passa al [combattimento fra equipaggi](crew), dopo eventuali colpi.
• **Fuggire**: riesce se vinci e il nemico non ha neanche un teschio.
Ogni colpo è un dado: **1 stiva, 2 alberi, 3 equipaggio, 4 cannoni**; con un teschio sceglie chi è colpito. Ciò che colpisce una parte distrutta colpisce lo scafo. Senza scafo la nave affonda e il capitano muore. Senza alberi: un dado, e si può solo sparare. Senza equipaggio: niente abbordaggio.`,

  'crew.title': 'Combattimento fra equipaggi',
  crew: `Entrambi tirano Comando, round dopo round. Ogni teschio costa al nemico un marinaio, ma mai più di quanti ne hai tu. **Chi resta senza equipaggio ha perso, e muore.** Se cadono entrambi nello stesso round, ha vinto chi ha più teschi.`,

  'plunder.title': 'Bottino',
  plunder: `Se vinci abbordando, ciò che ha il nemico è tuo: di un capitano tutto l’oro a bordo, carico, carte, armi e Specialisti; di una nave militare tre carte Carico con il loro valore in oro. Puoi prendere la **nave** al posto della tua; equipaggio, carico e armi vengono con te, le modifiche no.
Una nave che affonda porta tutto con sé.`,

  'death.title': 'Morte e ritiro',
  death: `Un capitano morto perde nave, oro, carico e carte. **I punti Gloria e il tesoro restano.** Nel tuo prossimo turno salpa un nuovo capitano, con una nuova nave. Dei {gold} oro iniziali il gioco paga ciò che manca al tesoro; del resto prendi dal tesoro quanto vuoi.
Chi è stanco di un capitano può ritirarlo: in porto, prima di ogni azione.`,

  'end.title': 'La fine',
  end: `Appena qualcuno ha {glory} punti, tesoro compreso, la partita finisce prima della prossima carta Evento: tutti hanno avuto lo stesso numero di turni. Fra chi ha raggiunto il traguardo vince chi ha più punti sul tracciato, poi il tesoro più grande.
Finisce anche quando non ci sono più carte Evento o capitani; allora vince chi ha più punti in tutto. Un tavolo può giocare a un altro traguardo o con meno carte Evento, e **in solitaria**: contro il mare e il tempo.`,

  'figure.skills': 'Un dado: da 1 a 4, e due volte il teschio.',
  'figure.hits': 'Che cosa significa un dado dei colpi.',
  'figure.goods': 'Tre sacchi di zucchero: 1 oro ciascuno. Venduti dove lo zucchero è richiesto: 18 oro e un punto.',

  'group.captains': 'Capitani',
  'group.zones': 'Zone di mare',
  'group.ships': 'Navi',
  'group.modifications': 'Modifiche della nave',
  'group.weapons': 'Armi speciali',
  'group.specialists': 'Specialisti',
  'group.glory': 'Carte Gloria',
  'group.rumors': 'Dicerie',
  'group.missions': 'Missioni',
  'group.events': 'Eventi',
  'group.npcs': 'Ammiragli e pirati',
  'group.goods': 'Merci',
  'entry.captain':
    '{nation}, di casa a {port}. Navigazione {seamanship}, Avvistamento {scouting}, Comando {leadership}, Influenza {influence}. {ability}',
  'entry.zone': '{nation}. {text}',
  'entry.openSea': 'Mare aperto, senza porto.',
  'entry.ship':
    'Scafo e alberi {hull}, stiva {cargo}, equipaggio {crew}, cannoni {cannons}, manovrabilità {maneuverability}. {price}',
  'entry.price': 'Costa {buy} oro, si vende per {sell}.',
  'entry.noPrice': 'Non si compra: bisogna catturarlo.',
  'entry.rumor': '{skill}: {place}. {text}',
  'entry.mission': 'Si richiede a {port}. {text}',
  'entry.npc': '{npc}, appare {off}. Navigazione {seamanship}, Avvistamento {scouting}, Comando {leadership}.',
  'entry.good': 'Valori del bottino e icone delle sue carte: {cards}.',
  'note.copies': '{n, plural, one {# carta} many {# carte} other {# carte}}',
  'note.tokens': '{n, plural, one {# segnalino} many {# segnalini} other {# segnalini}}',
  'note.neighbours': 'confina con: {zones}',
  'note.icons': 'movimenti: {icons}',
}

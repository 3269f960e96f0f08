/**
 * English: the language that defines the keys.
 *
 * game, record, move, seat · choice: what can be chosen · log, hint · commitment, seed, salt.
 */

import type { Catalogue } from '@windward/core/words.ts'

export type TerminalKey = keyof typeof en
export type Words = Catalogue<TerminalKey>

export const en = {
  'games.seats': '{min}–{max} players',
  'games.options': 'Options (the first value is the default)',
  'stage.alpha': 'alpha: rules may change',
  'stage.beta': 'beta: complete',
  'stage.production': 'production: old records stay valid',

  player: 'Player {n}',
  bot: 'Bot {n}',
  'play.begun': 'A new game of {title}, saved as {name}.',
  'play.resumed': '{title} goes on after move {moves} ({name}).',
  'play.seats': 'Seats: {seats}.',
  'play.botKind': '{name} ({kind} bot)',
  'play.commitment': 'Commitment: {commitment}',
  'play.why':
    'It fixes every shuffle now; seed and salt are revealed at the end, so that anyone can check that no card was moved.',
  'play.since': 'Since your last decision',
  'play.more': '… {n, plural, one {# earlier line} other {# earlier lines}} (l shows all)',
  'play.keys':
    '{choose}u undo · {hint, select, none {} on {h hint off · } other {h hint on · }}l log · ? help · q quit',
  'play.chooseNumber': '{last, plural, one {1 choose · } other {1–# choose · }}',
  'play.chooseEntry': 'type what stands before a choice · ',
  'play.noSuchChoice': 'There is no choice {given}. Enter a number from 1 to {last}, or ? for help.',
  'play.noSuchEntry': '“{given}” is not understood here. Enter it as described above, or ? for help.',
  'play.notANumber': '“{given}” is not understood. Enter a number from 1 to {last}, or ? for help.',
  'play.notListed': '“{given}” is not understood. Enter what stands before a choice, or ? for help.',
  'play.moreChoices':
    '{n, plural, one {# more choice} other {# more choices}}: enter / and a word to see those that contain it.',
  'play.noMatch': 'No choice contains “{given}”.',
  'play.undone': '{name} takes the last move back.',
  'play.noUndo': 'The last move cannot be taken back: it revealed something, or somebody else has moved since.',
  'play.noHint': 'There is no hint for this decision.',
  'play.hintOff': 'Hints are off.',
  'play.pass': 'Pass the device to {name}, who presses Enter.',
  'play.emptyLog': 'Nothing has happened yet.',
  'play.help':
    'Enter what stands before a choice. u takes your last move back while it revealed nothing; h switches hints on and off; l shows the whole log; / and a word shows the choices that contain it; q quits, and the game is saved.',
  'play.rules': 'The rules in short',
  'play.notNow': 'Not possible now',
  'play.mishap': '{name} failed to answer ({detail}); another took its place for this decision.',
  'play.saved': 'The game is saved. Go on with: windward play --resume {name}',
  'play.over': 'The game is over.',
  'play.revealed': 'Seed: {seed}\nSalt: {salt}',
  'play.record': 'The record of the game: {path}',
  'play.verify': 'Anyone can check it with: windward verify {path}',
  'saves.several': 'Several games are saved. Go on with: windward play --resume NAME',
  'saves.moves': '{moves, plural, one {# move} other {# moves}}',
  'saves.damaged': 'damaged',

  'outcome.place': 'place',
  'outcome.player': 'player',
  'outcome.points': 'points',
  'outcome.tiebreak': 'tie-break',

  'simulate.title': '{title} · {seats} seats · {games, plural, one {# game} other {# games}} · seed {seed}',
  'simulate.seat': 'seat',
  'simulate.bot': 'bot',
  'simulate.wins': 'wins',
  'simulate.share': 'share',
  'simulate.interval': '95 % interval',
  'simulate.ties':
    'Ties: {ties, plural, one {# game} other {# games}} ({share}). A shared first place counts as a tie and as nobody’s win.',
  'simulate.mishaps':
    '{mishaps, plural, one {In # decision a bot failed} other {In # decisions a bot failed}}, and another took its place.',
  'simulate.length': 'length',
  'simulate.actions': 'actions',
  'simulate.rounds': 'rounds',
  'simulate.median': 'median',
  'simulate.speed':
    '{seconds} s with {workers, plural, one {# worker} other {# workers}}: {gamesPerSecond} games/s, {actionsPerSecond} actions/s',
  'simulate.progress': 'games · {eta} left',

  'arena.title':
    '{title} · {games, plural, one {# game} other {# games}} on {blocks, plural, one {# deal} other {# deals}} · seed {seed}',
  'arena.bot': 'bot',
  'arena.seats': 'seats',
  'arena.share': 'won',
  'arena.interval': '95 % interval',
  'arena.elo': 'Elo',
  'arena.median': 'median ms',
  'arena.p99': 'p99 ms',
  'arena.mishaps': 'mishaps',
  'arena.how':
    'Every deal is played from every rotation of the bots; shared victories count in shares. Milliseconds are processor time for one decision.',
  'arena.adjusted': 'without luck',
  'arena.worth': 'worth games',
  'arena.howAdjusted':
    'Without luck: the mean is the same, the interval shorter. The last column says how many games of plain results would have told it as well as these {games}.',
  'arena.better': 'Decided: {bot} is better than {low} Elo (tested against {high}).',
  'arena.notBetter': 'Decided: {bot} is not better than {high} Elo (tested against {low}).',
  'arena.undecided': 'Undecided between {low} and {high} Elo for {bot}: log-likelihood ratio {ratio}, needed ±2.94.',

  'record.written': '{path}: {title}, {moves, plural, one {# move} other {# moves}}.',
  'analyse.title':
    '{path}: {title}, {moves, plural, one {# move} other {# moves}}, {effort}. All figures are points of win chance.',
  'analyse.noJudge':
    '{path}: this game was played by revision {rev} of the rules, from before there was an analysis, and cannot be analyzed.',
  'analyse.player': 'player',
  'analyse.result': 'result',
  'analyse.luck': 'luck',
  'analyse.adjusted': 'without luck',
  'analyse.own': 'own errors',
  'analyse.others': 'others’ errors',
  'analyse.residual': 'residual',
  'analyse.error': 'a decision',
  'analyse.accuracy': 'accuracy',
  'analyse.class': 'class',
  'analyse.mistakes': 'The choices that cost most',
  'analyse.noMistakes': 'No choice was surely a mistake.',
  'analyse.mistake': '{move}. {mark} {name}: {given} ({value}) instead of {better} ({best}); it cost {cost} ± {doubt}.',
  'analyse.bid':
    '{move}. {mark} {name}: {given} ({value}); a good mixture of bids gets {best}: it cost {cost} ± {doubt}.',
  'analyse.strokes': 'The strokes of luck that mattered most',
  'analyse.stroke': '{move}. {name} +{luck}: {events}',
  'page.title': 'The pilot’s log',
  'page.graph':
    'Above: everybody’s chance to win, move by move; a dot is a choice that was marked. Below: what chance did.',
  'page.decisions': 'Every decision',
  'page.how':
    'A choice is judged by what its player could know at that moment. ?! cost 2 points of win chance or more, ? 5, ?? 10; ! is the best of a hard choice. Of large choices only some are compared.',
  'puzzles.title': '{title} · {count, plural, one {# puzzle} other {# puzzles}}',
  'puzzles.puzzle': '{no}. {name}: {best} ({value}) and not {rule} ({ruleValue}); {difficulty}, found by: {level}.',
  'puzzles.easy': 'easy',
  'puzzles.middling': 'medium',
  'puzzles.hard': 'hard',
  'puzzles.nobody': 'no bot',
  'effort.quick': 'quick look',
  'effort.normal': 'normal effort',
  'effort.deep': 'deep look',
  'class.master': 'master',
  'class.expert': 'expert',
  'class.skilled': 'skilled',
  'class.steady': 'steady',
  'class.casual': 'casual',
  'class.novice': 'novice',

  'verify.good': '{path}: genuine. {title}, {moves, plural, one {# move} other {# moves}}.',
  'verify.unfinished':
    '{path}: genuine so far. {title}, unfinished after {moves, plural, one {# move} other {# moves}}.',
  'verify.bad': '{path}: refused. {why}',
  'fault.notJson': 'It is not JSON ({detail}).',
  'fault.truncated': 'It breaks off before its end: part of the file is missing.',
  'fault.notARecord': 'It is not a record of a game: the field “{detail}” is missing, wrong or unknown.',
  'fault.unknownFormat': 'It has record format {detail}, which this version does not know.',
  'fault.unknownGame': 'It is of the game “{detail}”, which this version does not know.',
  'fault.otherRevision': 'It was played under another revision of the rules ({detail}).',
  'fault.badOptions': 'Its options do not exist in this game: {detail}.',
  'fault.badSeats': 'This game is not played with {detail} seats.',
  'fault.brokenCommitment':
    'Seed and salt do not give the commitment that was published ({detail}): the game differs from before move 1 on.',
  'fault.setupDiffers': 'The game differs before move 1: seed, seats and options do not lead to the setup it tells of.',
  'fault.moveNotOffered': 'The first difference is move {move} of {moves}: seat {seat} could not play {action}.',
  'fault.moveDiffers':
    'The first difference is move {move} of {moves}: after seat {seat} plays {action}, the table is not the one it tells of.',
  'fault.brokenSeal':
    'All {moves, plural, one {# move replays} other {# moves replay}}, but the seal is broken: something else in it was changed.',

  'perft.title': '{title} · {seats} seats · seed {seed}: action sequences by length',
  'perft.depth': 'depth',
  'perft.sequences': 'sequences',
  'perft.speed': '{nodes} nodes in {seconds} s: {perSecond} nodes/s',

  'usage.unknownCommand': 'There is no command “{given}”.',
  'usage.unknownOption': 'There is no option {given}.',
  'usage.missingArgument': 'The argument “{given}” is missing.',
  'usage.optionMissingArgument': 'The option {given} lacks its value.',
  'usage.missingMandatoryOptionValue': 'The option {given} is missing.',
  'usage.excessArguments': 'There are too many arguments.',
  'usage.invalidArgument': '{given} cannot be “{value}”, only: {known}.',
  'usage.didYouMean': 'Did you mean {names}?',
  'usage.notUnderstood': 'The command line is not understood ({detail}).',
  'usage.help': 'windward --help lists the commands; windward COMMAND --help explains one.',
  'usage.wholeNumber': '“{given}” is not a whole number from {min} to {max}.',
  'usage.names': '“{given}” is not a list of names with commas between them.',
  'usage.seed': 'A seed is a text of 1 to {most} characters.',
  'usage.claims': '“{given}” is not two Elo figures, the lower first, like 0,20.',
  'usage.options': '“{given}” must be like deck=portRoyal,jester=others.',

  'refuse.noGame': 'There is no game “{given}”. The games are: {known}.',
  'refuse.noOption': '{game} has no option “{option}”. Its options are: {known}.',
  'refuse.noOptionValue': 'The option {option} of {game} cannot be “{value}”, only: {known}.',
  'refuse.seats': '{game} with these options is for {min} to {max} players, not {seats}.',
  'refuse.seatsAndBots': 'There are {seats} seats and {bots} bots: name one bot for all, or one for each seat.',
  'refuse.tooManyBots': 'There are {bots} bots for {seats} seats.',
  'refuse.noBot': 'There is no bot “{given}” for {game}. The bots are: {known}, and exec:COMMAND.',
  'refuse.whichGame': 'Which game? For example: windward play haendler',
  'refuse.tooManyNames':
    'There are {names, plural, one {# name} other {# names}} for {people, plural, one {# person} other {# people}}.',
  'refuse.sameName': 'Two people have the same name.',
  'refuse.badName': 'A name has at most {most} letters and does not begin with “bot ”.',
  'refuse.resumedGame': 'A saved game knows what game it is: leave its name out beside --resume.',
  'refuse.resumedOption': '--{option} is fixed in a saved game: leave it out beside --resume.',
  'refuse.resumedPrograms':
    'Programs of your own have {seats} of the seats: name each again, with --bots exec:COMMAND.',
  'refuse.resumedBot': '{path} is played by a bot that is not known here: {player}.',
  'refuse.noSave': 'There is no saved game to go on with.',
  'refuse.noSuchSave': 'No game is saved as “{given}”. windward play --resume lists what there is.',
  'refuse.notSavable': 'Games cannot be saved: {path} cannot be made. Set XDG_STATE_HOME to another place.',
  'refuse.noLines': '{path} must end in .jsonl or .csv: that says what its lines are.',
  'refuse.outExists': '{path} exists already. Overwrite it with --force, or choose another name.',
  'refuse.sprt': '--sprt tells two bots apart: name two that differ.',
  'refuse.spreadProgram': 'A program of your own runs on this computer alone: {bot} cannot be spread with --nats.',
  'refuse.spreadWorkers': '--nats leaves the work to windward worker processes, which have --workers of their own.',
  'refuse.portTaken':
    'Port {port} is taken, by another Windward or another program. Stop that one, or name another port: --port {next}.',
  'refuse.portForbidden':
    'This computer lets nobody but its administrator listen on port {port}. Name one from 1024 on, such as --port 8080.',
  'refuse.noAddress': 'This computer has no address {host}. It can listen at: {known}.',
  'refuse.notStarted': 'It could not be started: {detail}',

  'nats.unreachable': 'NATS cannot be reached at {address} ({detail}).',
  'nats.lost': 'NATS at {address} cannot be reached any more. Trying again.',
  'nats.back': 'NATS at {address} is back.',
  'spread.nobody':
    'No worker has answered at {address}. Waiting for one; start it, here or elsewhere, with: windward worker --nats URL',
  'spread.others':
    'No worker of this version ({version}) has answered at {address}, but {others, plural, one {# of another} other {# of others}}. Waiting for one; only the same version gives the same results.',
  'worker.ready':
    'Working with {threads, plural, one {# thread} other {# threads}} for whoever asks at {address} (version {version}).',
  'worker.done': '{jobs, plural, one {# job} other {# jobs}} done.',

  'results.notResults': '{path} is not a file of arena results.',
  'results.otherContest': '{path} has results of another contest: its {field} is {there}, not {own}.',
  'results.damaged': '{path} is damaged in line {line}. Remove that line, or the file, and run the arena again.',
  'results.unwritable': '{path} cannot be written ({detail}).',

  'file.tooLarge': '{path} is too large for a record ({size} MB).',
  'file.notRecord': '{path} is a directory, not a record.',
  'file.notFile': '{path} is not a file.',
  'file.noFolder': '{path} cannot be written: {folder} does not exist.',
  'file.missing': '{path} does not exist.',
  'file.closed': '{path} may not be opened: permission denied.',
  'file.locked': '{path} may not be changed: permission denied.',
  'file.directory': '{path} is a directory.',
  'file.full': '{path} cannot be written: the disk is full.',
  'file.readOnly': '{path} cannot be written: the disk is read-only.',
  'file.longName': '{path} has too long a name.',
  'file.notText': '{path} is not text, so it is not a record.',
  'file.unusable': '{path} cannot be used ({detail}).',

  'serve.at': 'Windward is at {url}',
  'serve.moved': 'Port {taken} is taken, so it is {port}.',
  'serve.alone': 'Only this computer can reach it. For phones in the same home: --lan',
  'serve.home': 'For everybody on the same network: {urls}',
  'serve.noHome': 'This computer is on no network just now: only it can reach Windward.',
  'serve.thinking': 'Thinking with {threads, plural, one {# thread} other {# threads}}',
  'store.copied':
    '{path}: {tables, plural, one {# table} other {# tables}}, {steps, plural, one {# step} other {# steps}}',
  'store.isThere': '{path} is there already.',
  'store.wouldReplace': '{path} is there already; --replace sets it aside.',
  'store.missing': 'There is no {path}.',
  'store.inUse': '{path} is in use by another process: a server that runs on it, or a restore. Stop it first.',
  'store.damaged': '{path} is damaged ({detail}). windward check names what is whole, and --rescue FILE saves it.',
  'store.notCopied': '{path} could not be copied: {detail}',
  'store.notAStore': '{path} is not a store of Windward: {detail}.',
  'check.whole':
    '{path} is whole: {tables, plural, one {# table} other {# tables}}, {people, plural, one {# person} other {# people}}.',
  'check.damaged':
    '{path} is damaged. {whole} of {tables, plural, one {# table} other {# tables}} are whole. --rescue FILE puts what is whole into a new store.',
  'check.pages': 'Page {which} cannot be read; a part of {detail} lay there.',
  'check.table': 'Table {which} cannot be read or repeated: {detail}',
  'check.rows': 'Some of {which} cannot be read: {detail}',
  'check.rescued':
    '{path}: {whole, plural, one {# table} other {# tables}} and {people, plural, one {# person} other {# people}}, all that is whole.',
} as const

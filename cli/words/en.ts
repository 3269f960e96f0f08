/** English: the language that defines the keys. */

import type { Catalogue } from '@windward/core/words.ts'

export type Key = keyof typeof en
export type Words = Catalogue<Key>

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
    '{last, plural, =0 {} one {1 choose · } other {1–# choose · }}u undo · h hint {hint, select, on {off} other {on}} · l log · ? help · q quit',
  'play.noSuchChoice': 'There is no choice {given}. Enter a number from 1 to {last}, or ? for help.',
  'play.noSuchEntry': '“{given}” is not understood here. Enter it as described above, or ? for help.',
  'play.notANumber': '“{given}” is not understood. Enter a number from 1 to {last}, or ? for help.',
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
    'Enter the number of a choice. u takes your last move back while it revealed nothing; h switches hints on and off; l shows the whole log; / and a word shows the choices that contain it; q quits, and the game is saved.',
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
  'arena.better': 'Decided: {bot} is better than {low} Elo (tested against {high}).',
  'arena.notBetter': 'Decided: {bot} is not better than {high} Elo (tested against {low}).',
  'arena.undecided': 'Undecided between {low} and {high} Elo for {bot}: log-likelihood ratio {ratio}, needed ±2.94.',

  'record.written': '{path}: {title}, {moves, plural, one {# move} other {# moves}}.',
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
} as const

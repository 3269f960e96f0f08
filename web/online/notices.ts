/** What stands to be told at a table as long as it is true, and what can be done about it. */

import type { Seat } from '@windward/core/contract.ts'
import type { Command } from '@windward/protocol/commands.ts'
import { LIMITS } from '@windward/protocol/limits.ts'
import type { Notice } from '../parts/notice.ts'
import { go, say, settings } from '../shell.svelte.ts'
import { live } from './live.svelte.ts'
import type { News } from './news.ts'
import { NEWS_STAY, type Room } from './room.svelte.ts'
import { sayRoom } from './sayRoom.ts'
import { sayTime } from './time.ts'

type Act = (command: Command) => void

/** `now`: the device's clock, for what is counted down. */
export function noticesOf(room: Room, now: number, act: Act): readonly Notice[] {
  return [
    ...lost(),
    ...elsewhere(room),
    ...standIn(room, act),
    ...undoWish(room, act),
    ...rematch(room, act),
    ...absent(room, now, act),
    ...onlooker(room),
    ...unheard(room, now),
    ...newsNow(room).map(({ seq, key, who }) => ({
      id: `news-${seq}`,
      text: sayRoom(key, { who }),
      close: () => room.forgetNews(seq),
    })),
  ]
}

/** The result tells how it ended: nothing lies over it but what is still to be answered. */
function newsNow({ info, news }: Room): readonly News[] {
  return info.state === 'over' ? news.filter(({ key }) => key === 'news.rematchNo') : news
}

function lost(): readonly Notice[] {
  return live.isLost && !live.isOld ? [{ id: 'lost', text: say('room.lost'), isAlarm: true }] : []
}

/** The same person at two screens is one: they play on the one they chose last. */
function elsewhere(room: Room): readonly Notice[] {
  const { info, seat, isElsewhere } = room
  if (!isElsewhere || info.state !== 'playing' || seat === undefined) return []
  const way = { label: sayRoom('news.playHere'), isMain: true, go: () => room.playHere() }
  return [{ id: 'elsewhere', text: sayRoom('news.elsewhere'), ways: [way] }]
}

function standIn({ info, seat }: Room, act: Act): readonly Notice[] {
  if (info.state !== 'playing' || seat === undefined) return []
  const { bot, resigned } = info.seats[seat]
  if (bot === undefined || resigned) return []
  const back = { label: sayRoom('news.takeBack'), isMain: true, go: () => act({ type: 'return' }) }
  return [{ id: 'standIn', text: sayRoom('news.botPlays'), ways: [back] }]
}

function undoWish(room: Room, act: Act): readonly Notice[] {
  const { undo } = room.info
  if (undo === undefined) return []
  if (undo.seat === room.seat) {
    return [{ id: 'undo', text: sayRoom('news.undoWaits', { who: list(room, undo.asks) }) }]
  }
  const ways = [
    { label: sayRoom('news.allow'), isMain: true, go: () => act({ type: 'allow', yes: true }) },
    { label: sayRoom('news.no'), go: () => act({ type: 'allow', yes: false }) },
  ]
  const isAsked = room.seat !== undefined && undo.asks.includes(room.seat)
  return [{ id: 'undo', text: sayRoom('news.undoAsked', { who: room.nameOf(undo.seat) }), ways: isAsked ? ways : [] }]
}

function rematch(room: Room, act: Act): readonly Notice[] {
  const { seat, info } = room
  const { next } = info
  if (next !== undefined) {
    const way = { label: sayRoom('news.goThere'), isMain: true, go: () => go('t', next) }
    return [{ id: 'next', text: sayRoom('news.rematchOpen'), ways: [way] }]
  }
  if (info.rematch === undefined || seat === undefined) return []
  const { yes, no } = info.rematch
  const waits = info.seats.flatMap(({ person }, i) => (person && !yes.includes(i) && !no.includes(i) ? [i] : []))
  if (yes.includes(seat)) {
    const way = { label: sayRoom('news.rematchNow'), go: () => act({ type: 'rematch', answer: 'now' }) }
    return [{ id: 'rematch', text: sayRoom('news.rematchWaits', { who: list(room, waits) }), ways: [way] }]
  }
  if (yes.length === 0 || no.includes(seat)) return []
  const ways = [
    { label: sayRoom('news.rematchTake'), isMain: true, go: () => act({ type: 'rematch' }) },
    { label: sayRoom('news.no'), go: () => act({ type: 'rematch', answer: 'no' }) },
  ]
  return [{ id: 'rematch', text: sayRoom('news.rematchOffered', { who: room.nameOf(yes[0]) }), ways }]
}

/** Those who are gone: said at once; whoever they keep waiting may claim after a while. */
function absent(room: Room, now: number, act: Act): readonly Notice[] {
  const { info, seat } = room
  if (info.state !== 'playing') return []
  return info.seats.flatMap(({ person, bot }, i) => {
    if (person === undefined || bot !== undefined || i === seat || !room.isAway(i)) return []
    const who = person.name
    const left = claimableIn(room, i, now)
    if (left === undefined || seat === undefined) {
      return info.pace.kind === 'turns' ? [] : [{ id: `away-${i}`, text: sayRoom('news.lostOf', { who }) }]
    }
    if (left > 0) {
      if (info.pace.kind === 'turns') return []
      return [{ id: `away-${i}`, text: sayRoom('claim.wait', { who, time: sayTime(left) }) }]
    }
    const ways = [
      { label: sayRoom('claim.bot', { who }), isMain: true, go: () => act({ type: 'claim', seat: i, what: 'bot' }) },
      { label: sayRoom('claim.win'), go: () => act({ type: 'claim', seat: i, what: 'win' }) },
    ]
    return [{ id: `away-${i}`, text: sayRoom('claim.away', { who }), ways }]
  })
}

/** Milliseconds until this seat counts as absent; none where nothing is awaited of it. */
function claimableIn({ info, awaited, waited, clocks, clocksAt }: Room, seat: Seat, now: number): number | undefined {
  if (!awaited.includes(seat)) return undefined
  const since = now - clocksAt
  if (info.pace.kind === 'turns') return (clocks?.left[seat] ?? 0) - since
  return LIMITS.absentAfter - (waited[seat] ?? 0) - since
}

function onlooker(room: Room): readonly Notice[] {
  const { info, seat } = room
  if (info.state !== 'playing' || seat !== undefined || room.isUsedToLooking) return []
  return [{ id: 'looking', text: sayRoom('news.looking'), close: () => (room.isUsedToLooking = true) }]
}

/** What was said where nobody looks: before the game below the screen, in it in a drawer that has a mark of its own. */
function unheard(room: Room, now: number): readonly Notice[] {
  const line = room.chat.at(-1)
  if (room.unread === 0 || line === undefined) return []
  const isPlayed = room.info.state !== 'open'
  if (isPlayed && now - room.saidAt > NEWS_STAY) return []
  const way = {
    label: say('room.chat'),
    go: () => document.getElementById('talk')?.scrollIntoView({ block: 'center' }),
  }
  const close = () => (room.read = room.chat.length)
  return [{ id: 'unheard', text: `${line.name}: ${line.text}`, ways: isPlayed ? [] : [way], close }]
}

function list(room: Room, seats: readonly Seat[]): string {
  return new Intl.ListFormat(settings.language).format(seats.map((seat) => room.nameOf(seat)))
}

/** What a trace of Chromium says of the page's thread, by the processor's time and not by the clock. */

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** In microseconds: when it began, how long it took, and how much of that on a processor. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly id?: string
  readonly id2?: { readonly local?: string }
  readonly args: {
    readonly name?: string
    /** What a task was posted by. */
    readonly src_func?: string
    readonly data?: { readonly type?: string; readonly interactionId?: number }
  }
}

export interface TracedTask {
  readonly at: number
  readonly ms: number
}

export interface Traced {
  /** The time that the page's thread had a processor between the press and the next paint. */
  readonly interactions: readonly { readonly ms: number; readonly what: string }[]
  readonly tasks: readonly TracedTask[]
  /** When the table first asked something, on the clock of the tasks; 0 where none was opened. */
  readonly laid: number
}

/** The mark that says so. */
export const LAID = 'laid'

/** What Chromium calls one turn of a thread's loop. */
const TASK = 'ThreadControllerImpl::RunTask'

/** Times are given in milliseconds, multiplied by `factor`. */
export function readTrace(text: string, factor: number): Traced {
  const { traceEvents } = JSON.parse(text) as { traceEvents: readonly TraceEvent[] }
  const thread = pageThread(traceEvents)
  const own = traceEvents.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid)
  const tasks = own.filter(({ name, ph }) => name === TASK && ph === 'X')
  const presses = pressed(traceEvents.filter(({ pid }) => pid === thread.pid))
  const interactions = presses.map(({ from, to, what }) => {
    const inside = tasks.filter(({ ts, dur = 0 }) => ts < to && ts + dur > from)
    return { what, ms: (factor * sum(inside.map(({ tdur = 0 }) => tdur))) / 1000 }
  })
  // Before anybody presses, the longest task is the one that begins the trace.
  const begun = Math.min(...presses.map(({ from }) => from))
  return {
    interactions,
    tasks: tasks.filter(({ ts }) => ts >= begun).map(({ ts, tdur = 0 }) => ({ at: ts, ms: (factor * tdur) / 1000 })),
    laid: own.find(({ name }) => name === LAID)?.ts ?? 0,
  }
}

/** What lies between two marks: how long it is, and the tasks in it. */
export interface MarkedSpan {
  readonly ms: number
  readonly tasks: readonly number[]
}

/** From the beginning to the first mark, and from each to the next; in milliseconds of the page's thread times `factor`. */
export function readSpans(text: string, factor: number, marks: readonly string[]): readonly MarkedSpan[] {
  const { traceEvents } = JSON.parse(text) as { traceEvents: readonly TraceEvent[] }
  const { pid, tid } = pageThread(traceEvents)
  const own = traceEvents.filter((event) => event.pid === pid && event.tid === tid)
  const tasks = own.filter(({ name, ph }) => name === TASK && ph === 'X')
  const times = marks.map((mark) => Math.min(...own.filter(({ name }) => name === mark).map(({ ts }) => ts)))
  return times.map((to, i) => {
    const within = tasks.filter(({ ts }) => ts >= (times[i - 1] ?? 0) && ts < to)
    const spent = within.map(({ tdur = 0 }) => (factor * tdur) / 1000)
    return { ms: sum(spent), tasks: spent }
  })
}

/** One picture on the screen, and what the page marked since the one before. */
export interface PaintedFrame {
  /** Of the page's thread, since the frame before; without the collector's own tasks, which come when nothing else is due. */
  readonly ms: number
  readonly marks: readonly string[]
}

/** Every frame of the screen, with the marks that begin with one of these. */
export function readFrames(text: string, beginnings: readonly string[]): readonly PaintedFrame[] {
  const { traceEvents } = JSON.parse(text) as { traceEvents: readonly TraceEvent[] }
  const { pid, tid } = pageThread(traceEvents)
  const own = traceEvents.filter((event) => event.pid === pid && event.tid === tid).sort((a, b) => a.ts - b.ts)
  const frames: PaintedFrame[] = []
  let ms = 0
  let marks: string[] = []
  for (const { name, ph, tdur = 0, args } of own) {
    if (beginnings.some((beginning) => name.startsWith(beginning))) marks.push(name)
    if (name !== TASK || ph !== 'X') continue
    if (!COLLECTING.test(args.src_func ?? '')) ms += tdur / 1000
    if (args.src_func !== FRAME) continue
    frames.push({ ms, marks })
    ms = 0
    marks = []
  }
  if (frames.length === 0) throw new Error(`no task of the trace was posted by ${FRAME}`)
  return frames
}

/** The task that makes a frame was posted by this. */
const FRAME = 'ScheduledActionSendBeginMainFrame'
/** Tasks that collect garbage were posted by these. */
const COLLECTING = /v8::internal::\w*(GC|Marking)\w*|cppgc::/

/** The busiest of the threads that draw pages. */
function pageThread(events: readonly TraceEvent[]): TraceEvent {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const busy = ({ pid, tid }: TraceEvent) =>
    events.filter((event) => event.pid === pid && event.tid === tid && event.name === TASK).length
  return threads.reduce((a, b) => (busy(b) > busy(a) ? b : a))
}

/** One for each interaction: from its first event's beginning to its last one's paint. */
function pressed(events: readonly TraceEvent[]): { from: number; to: number; what: string }[] {
  const begun = new Map<string, TraceEvent>()
  const spans = new Map<number, { from: number; to: number; what: string }>()
  for (const event of events.filter(({ name }) => name === 'EventTiming').sort((a, b) => a.ts - b.ts)) {
    const id = event.id ?? event.id2?.local ?? ''
    if (event.ph === 'b') begun.set(id, event)
    const begin = event.ph === 'e' ? begun.get(id) : undefined
    const no = begin?.args.data?.interactionId ?? 0
    if (begin === undefined || no === 0) continue
    const known = spans.get(no)
    const what = begin.args.data?.type ?? ''
    spans.set(no, {
      from: Math.min(known?.from ?? begin.ts, begin.ts),
      to: Math.max(known?.to ?? event.ts, event.ts),
      what,
    })
  }
  return [...spans.values()]
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}

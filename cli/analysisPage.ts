/** An analysis as one page that needs nothing beside it: no script, no picture, no font, no network. */

import type { Analysis, JudgedMove } from '@windward/analysis/contract.ts'
import type { Language } from '@windward/core/words.ts'
import { winChances } from './analysisGraph.ts'
import { percent, type ToldAnalysis } from './toldAnalysis.ts'
import { wordsIn } from './words/index.ts'

export interface PageSection {
  readonly analysis: Analysis
  readonly told: ToldAnalysis
}

export function analysisPage(sections: readonly PageSection[], language: Language): string {
  const say = wordsIn(language)
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(say('page.title'))}</title>
<style>${STYLE}</style>
<main>
<h1>${escaped(say('page.title'))}</h1>
${sections.map((section) => sectionOf(section, language)).join('\n')}
<footer>${escaped(say('page.how'))}</footer>
</main>
</html>
`
}

/** Text as it may stand in a page or in an attribute: whatever a player is called. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function sectionOf({ analysis, told }: PageSection, language: Language): string {
  const say = wordsIn(language)
  const head = (cells: readonly string[]) => cells.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')
  const rows = told.rows.map(([name, ...figures], seat) => {
    const cells = figures.map((figure) => `<td>${escaped(figure)}</td>`).join('')
    return `<tr><th scope="row"><i class="s${seat}"></i>${escaped(name)}</th>${cells}</tr>`
  })
  const mistakes = say(told.mistakes.length > 0 ? 'analyse.mistakes' : 'analyse.noMistakes')
  return `<section>
<h2>${escaped(told.title)}</h2>
<figure>${winChances(analysis, told, escaped)}<figcaption><p>${legendOf(analysis, told)}</p><p>${escaped(say('page.graph'))}</p></figcaption></figure>
<div class="wide"><table><thead><tr>${head(told.heads)}</tr></thead><tbody>${rows.join('')}</tbody></table></div>
<h3>${escaped(mistakes)}</h3>
${listOf(told.mistakes)}
${told.strokes.length > 0 ? `<h3>${escaped(say('analyse.strokes'))}</h3>${listOf(told.strokes)}` : ''}
<h3>${escaped(say('page.decisions'))}</h3>
${analysis.moves.map((move) => decisionOf(move, told)).join('')}
</section>`
}

function legendOf({ end }: Analysis, { names }: ToldAnalysis): string {
  return end.map((_, seat) => `<span><i class="s${seat}"></i>${escaped(names(seat))}</span>`).join(' ')
}

function listOf(sentences: readonly string[]): string {
  return `<ul>${sentences.map((sentence) => `<li>${escaped(sentence)}</li>`).join('')}</ul>`
}

/** Every option as a bar, the best first; open where it was marked. */
function decisionOf({ move, seat, decision }: JudgedMove, { names, told }: ToldAnalysis): string {
  if (decision?.counts !== true) return ''
  const { options, chosen, mark = '', error } = decision
  const { answers } = told(move)
  const bars = options.map(({ value }, i) => {
    const width = (100 * Math.min(1, Math.max(0, value))).toFixed(1)
    const text = `${escaped(answers[i])} <b>${percent(value)}</b>`
    return `<li${i === chosen ? ' class="chosen"' : ''}><span class="bar s${seat}" style="width:${width}%"></span>${text}</li>`
  })
  const cost = error > 0 ? ` −${(100 * error).toFixed(1)}` : ''
  const title = `${move}. ${names(seat)}: ${answers[chosen]}`
  return `<details id="m${move}"><summary>${escaped(title)} <b>${escaped(mark)}</b>${cost}</summary><ol>${bars.join('')}</ol></details>\n`
}

const STYLE = `
:root{color-scheme:light dark;--ink:#2b2118;--paper:#f6efe0;--line:#c9b994;--s0:#1f5f8b;--s1:#b5482a;--s2:#4c7a34;--s3:#7a4c8f;--s4:#8a6d1f}
@media (prefers-color-scheme:dark){:root{--ink:#eadfc8;--paper:#1d1a17;--line:#5a4e3a;--s0:#7db8e0;--s1:#e88f6f;--s2:#9ccc7d;--s3:#c79be0;--s4:#dcbf6a}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 Georgia,'Times New Roman',serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{font-size:1.6rem;margin:0 0 1rem}h2{font-size:1.15rem;margin:2rem 0 .75rem;overflow-wrap:anywhere}h3{font-size:1rem;margin:1.5rem 0 .5rem}
figure{margin:0}figcaption p{margin:.25rem 0}figcaption span{margin-right:1rem}figcaption,footer{font-size:.875rem;opacity:.85}svg{display:block;width:100%;height:auto}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}th,td{padding:.35rem .6rem;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}th:first-child{text-align:left}thead th{font-weight:normal;font-size:.875rem}
i{display:inline-block;width:.75em;height:.75em;margin-right:.4em;border-radius:50%;background:var(--c)}
.s0{--c:var(--s0)}.s1{--c:var(--s1)}.s2{--c:var(--s2)}.s3{--c:var(--s3)}.s4{--c:var(--s4)}
ul,ol{margin:.25rem 0 .5rem;padding-left:1.25rem}li{margin:.2rem 0}details{border-bottom:1px solid var(--line);padding:.3rem 0}summary{cursor:pointer}
details ol{list-style:none;padding:0}details li{position:relative;padding:.2rem .5rem;isolation:isolate}details li.chosen{outline:2px solid var(--line)}.bar{position:absolute;inset:0 auto 0 0;background:var(--c);opacity:.25;z-index:-1}
.axis{stroke:var(--line);stroke-width:1}.label{fill:var(--ink);font-size:14px}.curve{fill:none;stroke:var(--c);stroke-width:2;stroke-linejoin:round}.mark{fill:var(--c);stroke:var(--paper);stroke-width:1.5}.stroke{fill:var(--c);opacity:.8}
footer{margin-top:2.5rem;border-top:1px solid var(--line);padding-top:.75rem}
@media (max-width:40rem){.label{font-size:26px}.curve{stroke-width:4}.mark{r:9px}.stroke{stroke:var(--c);stroke-width:2}}
@media print{details{break-inside:avoid}}`

/** What is shown once cards lie on the ships: fetched while the first are being laid. */

export { default as Chips } from './Chips.svelte'
export { default as Fleet } from './Fleet.svelte'
export { default as Gains } from './Gains.svelte'
export { default as Minimap } from './Minimap.svelte'
export { default as Reveal } from './Reveal.svelte'
export { default as Tied } from './Tied.svelte'
export { default as Voyage } from './Voyage.svelte'
export { default as Ways } from './Ways.svelte'

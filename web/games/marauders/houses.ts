/** What a port is drawn with, fetched when somebody comes near one. */

export { default as Market } from './Market.svelte'
export { default as MissionList } from './MissionList.svelte'
export { default as Shipyard } from './Shipyard.svelte'
export { default as Town } from './Town.svelte'

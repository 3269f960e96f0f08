import './style/tokens.css'
import './style/base.css'
import './style/materials.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { speakEnglishMeanwhile } from './shell.svelte.ts'
import { withWords } from './words/fetched.ts'

const target = document.getElementById('app')
if (target) void open(target)

async function open(target: HTMLElement): Promise<void> {
  await withWords(target).catch(speakEnglishMeanwhile)
  // In a task of its own: to have read the script has taken one.
  setTimeout(() => mount(App, { target }))
}

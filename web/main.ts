import './style/tokens.css'
import './style/base.css'
import './style/materials.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './shell.svelte.ts'
import { withWords } from './words/fetched.ts'

const target = document.getElementById('app')
if (target) void open(target)

async function open(target: HTMLElement): Promise<void> {
  // English is always there.
  await withWords(target).catch(() => {
    settings.language = 'en'
  })
  mount(App, { target })
}

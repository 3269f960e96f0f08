import './style/tokens.css'
import './style/base.css'
import './style/materials.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { withWords } from './words/fetched.ts'

const target = document.getElementById('app')
if (target) void withWords({ target }).then((into) => mount(App, into))

// Development page with a board of 400 hexes; see board.html. Not part of the build.
import '@fontsource-variable/fraunces/opsz.css';
import '@fontsource-variable/atkinson-hyperlegible-next';
import '../theme/tokens.css';
import '../theme/base.css';
import { mount } from 'svelte';
import { startLanguage } from '../lib/i18n.svelte';
import BoardDemo from './BoardDemo.svelte';

await startLanguage();
// For measuring: `demo.step()` and the like from the console or a script.
Object.assign(window, { demo: mount(BoardDemo, { target: document.getElementById('app')! }) });

import '@fontsource-variable/fraunces';
import '@fontsource-variable/atkinson-hyperlegible-next';
import './theme/tokens.css';
import './theme/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { startLanguage } from './lib/i18n.svelte';
import { startSound } from './lib/sound';
import { startRouter } from './lib/router.svelte';
import { keepSettings } from './lib/settings.svelte';

keepSettings();
startRouter();
startSound();
await startLanguage();
const target = document.getElementById('app');
if (target) mount(App, { target });

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

/** Faces that arrive late would move what has been laid out; but nobody waits long for them. */
const FONTS_WITHIN = 400;
const fonts = ['Fraunces Variable', 'Atkinson Hyperlegible Next Variable'].map((name) =>
  document.fonts.load(`1em '${name}'`),
);
await Promise.all([
  startLanguage(),
  Promise.race([
    Promise.allSettled(fonts),
    new Promise((resolve) => setTimeout(resolve, FONTS_WITHIN)),
  ]),
]);

const target = document.getElementById('app');
if (target) mount(App, { target });

import { createRoot } from 'react-dom/client';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { App } from './app/app.js';
import { readLanguage, readTheme, showTheme } from './app/settings.js';
import { keepPage } from './app/version.js';
import { wordsIn } from './text/index.js';

showTheme(readTheme());
const place = document.getElementById('page');
if (place === null) throw new Error('the page has no place for its content');
const words = await wordsIn(readLanguage());
void keepPage();
createRoot(place).render(<App first={words} />);

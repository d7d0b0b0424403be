// boardgame.io's server in a process of its own.
import { startServer } from '../peers/boardgame-io.js';
import { serveParent } from './gauge.js';

const { url, close } = await startServer();
serveParent(url, async () => close());

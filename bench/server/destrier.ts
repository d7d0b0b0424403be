// Our server in a process of its own, as `destrier serve` runs it, but that it also offers the ring game of the
// kernel's own tests. Its folder is deleted when the measuring process is gone.
import { rm } from 'node:fs/promises';
import { boxes } from '@destrier/registry';
import { ring } from '@destrier/engine/testgames';
import { readConfig, serve } from '@destrier/server';
import { serveParent } from './gauge.js';

const config = readConfig(process.env);
const { url, close } = await serve(config, { games: [...boxes(), { game: ring }] });
serveParent(url, async (isGone) => {
  await close();
  if (isGone) await rm(config.folder, { recursive: true, force: true });
});

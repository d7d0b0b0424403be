// Usage: node scripts/run.mjs <module> [arguments]: sets up what the module needs, then runs it in this process,
// so that its exit code, streams and signals are its own.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allProjects } from './build.mjs';
import { endWithParent, isRunByNpm } from './parent.mjs';
import { SetupError, orEnd, setUp, setUpPage } from './setup.mjs';
import { root } from './workspaces.mjs';

if (isRunByNpm(process.env)) endWithParent();
const [node = '', , module = '', ...args] = process.argv;
const project = allProjects().find((folder) => module.startsWith(`${folder}/dist/`));

await orEnd(setUp(project === undefined ? allProjects() : [project]));
// With games from outside the page is another one, and the command makes it when it knows them.
const isWith = args.some((arg) => /^--with(=|$)/.test(arg));
if (module === 'cli/dist/main.js' && args[0] === 'serve' && !isWith) await orEnd(setUpPage());
const path = join(root, module);
if (!existsSync(path)) await orEnd(Promise.reject(new SetupError(`${module} is missing.`)));
process.argv = [node, path, ...args];
await import(pathToFileURL(path).href);

import { existsSync, writeFileSync } from 'node:fs';
import { hashOf, type Box } from '@destrier/engine';
import { houseItems, packTemplate } from '@destrier/engine/pack';
import { boxNamed } from '../boxes.js';
import { defineCommand, type Answer } from '../command.js';
import { wrongOption } from '../errors.js';
import { readPack, schemaOf } from '../packs.js';

function check(file: string): Answer {
  const { pack: name, game, hash, missing, impossible } = readPack(file);
  const ok = impossible.length === 0;
  const lines = [
    ...impossible.map(({ path, line, reason }) => `${file}:${line} ${path}: ${reason}`),
    ...(missing.length === 0 ? [] : [`still ours, not yours: ${missing.join(', ')}`]),
    ok ? `${name} can be played: ${hash}` : `${name} cannot be played: ${impossible.length} wrong`,
  ];
  return { ok, data: { pack: name, game, hash, missing, impossible }, text: lines.join('\n') };
}

function write(box: Box, out: string): Answer {
  const { game } = box;
  const schema = schemaOf(box);
  if (existsSync(out)) throw wrongOption(`${out} is there already`, 'name another file with --out');
  try {
    writeFileSync(out, packTemplate(game.id, game.content, schema));
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    throw wrongOption(`${out} cannot be written: ${words}`, 'name another file with --out');
  }
  const missing = houseItems(game.content);
  return {
    ok: true,
    data: {
      pack: 'my-box',
      game: game.id,
      hash: hashOf(game.content),
      missing,
      impossible: [],
      file: out,
    },
    text: `${out} written: ${missing.length} items to fill in. Then: destrier pack check ${out}`,
  };
}

export const pack = defineCommand({
  name: 'pack',
  about: 'writes a content pack to fill in, or tells what is missing or impossible in one',
  words: ['<new|check>', '<game|file>'],
  options: {
    out: {
      kind: 'text',
      value: 'file',
      about: 'with new: where to write; <game>.pack.yaml if not given',
    },
  },
  example: 'pack new hazard',
  run({ words: [what = '', name = ''], values }) {
    if (what === 'new') return write(boxNamed(name), values.out ?? `${name}.pack.yaml`);
    if (what === 'check') return check(name);
    throw wrongOption(
      `pack cannot ${what}`,
      'write destrier pack new <game> or destrier pack check <file>',
    );
  },
});

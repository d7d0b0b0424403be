import { describe, expect, it } from 'vitest';
import { hasTerminal, terminalOf, type TypedLine } from './terminal.js';
import { fakeIo } from './testing/keyboard.js';

const ESC = '\u001B';
const line = (text: string): TypedLine => ({ kind: 'line', line: text });

describe('a terminal', () => {
  it('gives one line after the other, also those that came early', async () => {
    const io = fakeIo();
    const terminal = terminalOf(io, false);
    io.stdin.write('one\ntwo\n');
    expect(await terminal.read('> ')).toEqual(line('one'));
    expect(await terminal.read('> ')).toEqual(line('two'));
    const waiting = terminal.read('> ');
    io.stdin.write('three\n');
    expect(await waiting).toEqual(line('three'));
    terminal.close();
  });

  it('tells Ctrl-C from Ctrl-D, and stays ended', async () => {
    const io = fakeIo();
    const terminal = terminalOf(io, false);
    const first = terminal.read('> ');
    io.stdin.write('\u0003');
    expect(await first).toEqual({ kind: 'interrupted' });
    const second = terminal.read('> ');
    io.stdin.write('\u0004');
    expect(await second).toEqual({ kind: 'ended' });
    expect(await terminal.read('> ')).toEqual({ kind: 'ended' });
  });

  it('without cursor movement hears of Ctrl-C by the signal', async () => {
    const io = fakeIo();
    const terminal = terminalOf(io, true);
    const waiting = terminal.read('> ');
    io.cancel();
    expect(await waiting).toEqual({ kind: 'interrupted' });
    terminal.close();
  });

  it.each([
    ['Ctrl-C', '\u0003', 'interrupted'],
    ['Ctrl-D', '\u0004', 'ended'],
  ])('stops what takes a while at %s, and keeps the lines before it', async (_, key, kind) => {
    const io = fakeIo();
    const terminal = terminalOf(io, false);
    const done = terminal.during(
      (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
          io.stdin.write(`early\n${key}`);
        }),
    );
    expect(await done).toEqual({ typed: { kind } });
    expect(await terminal.read('> ')).toEqual(line('early'));
    terminal.close();
  });

  it('gives what comes of what takes a while, and its failure', async () => {
    const terminal = terminalOf(fakeIo(), false);
    expect(await terminal.during(() => Promise.resolve(7))).toEqual({ result: 7 });
    await expect(terminal.during(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    terminal.close();
  });

  it('does not let the next person leaf through what was typed', async () => {
    const io = fakeIo();
    const terminal = terminalOf(io, false);
    const first = terminal.read('> ');
    io.stdin.write('give moon-5\n');
    await first;
    const second = terminal.read('> ');
    io.stdin.write(`${ESC}[A\n`);
    expect(await second).toEqual(line(''));
    terminal.close();
  });
});

describe('what it prints', () => {
  it.each([
    ['on a screen', {}, false, true],
    ['with NO_COLOR', { NO_COLOR: '1' }, false, false],
    ['on a dumb terminal', { TERM: 'dumb' }, false, false],
    ['in plain mode', {}, true, false],
  ])('%s', async (_, env, plain, hasEscapes) => {
    const io = fakeIo({ env });
    const terminal = terminalOf(io, plain);
    terminal.print('heading', { style: 'heading' });
    terminal.fresh();
    terminal.hide();
    const typed = terminal.read('> ');
    io.stdin.write('x\n');
    await typed;
    terminal.close();
    expect(io.written().includes(ESC)).toBe(hasEscapes);
    expect(io.written()).toContain('heading');
  });

  it('is as wide as the screen, 80 where it does not say, and never beyond 100', () => {
    const widths = [40, 0, 300, 5].map((columns) => terminalOf(fakeIo({ columns }), true).width);
    expect(widths).toEqual([40, 80, 100, 20]);
  });

  it('is wrapped, unless it is drawn', () => {
    const io = fakeIo({ columns: 20 });
    const terminal = terminalOf(io, true);
    terminal.print('aaaaaaaaaaaaaaa bbbbbbbbbb', { first: '- ', rest: '  ' });
    terminal.print('aaaaaaaaaaaaaaa bbbbbbbbbb\ncc', { drawn: true });
    expect(io.written()).toBe('- aaaaaaaaaaaaaaa\n  bbbbbbbbbb\naaaaaaaaaaaaaaa bbbbbbbbbb\ncc\n');
    terminal.close();
  });
});

it('somebody sits there if both ends are a terminal', () => {
  expect(hasTerminal(fakeIo())).toBe(true);
  expect(hasTerminal(fakeIo({ isTTY: false }))).toBe(false);
});

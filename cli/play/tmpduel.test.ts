import { LANGUAGES, need, Table } from '@destrier/engine';
import { glory } from '@destrier/glory';
import { it } from 'vitest';
import { sitDown } from './testing/keyboard.js';
import { anybody } from './testing/people.js';
it('x', async () => {
  for (const solo of ['rivalry','score']) for (const lang of ['en','ru'] as const) {
    let shown = 0;
    const r = await sitDown({ box: glory, who: ['you'], lang, plain: true, options: { solo } }, (p) => {
      if (/Duels|Поединки/.test(p.said) && shown++ === 2) console.log(p.said.split('\n').filter((l,i,a)=>i>=a.findIndex(x=>/^Duels|^Поединки/.test(x))).slice(0,30).join('\n'));
      return anybody(p);
    });
    console.log(r.text.split('\n').slice(-22).join('\n'));
  }
});

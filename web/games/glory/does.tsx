import type { Relic, SupportEffect } from '@destrier/glory/page';
import { signed } from '@destrier/glory/page';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.js';
import { useLook } from './look.js';

/** What a support or a relic does, as signs; in words it is heard. */
export function Does(props: {
  readonly effect: SupportEffect | Omit<Relic, 'source' | 'copies'>;
  readonly said: string;
}) {
  return (
    <>
      <span className="heard">{props.said}</span>
      <span className="does" aria-hidden="true">
        <Signs {...props.effect} />
      </span>
    </>
  );
}

function Signed({ n, icon }: { readonly n: number | undefined; readonly icon: IconName }) {
  if (n === undefined) return null;
  return (
    <span className="figure">
      {signed(n)}
      <Icon name={icon} />
    </span>
  );
}

function Signs(effect: SupportEffect & Omit<Relic, 'source' | 'copies'>): ReactNode {
  const { content } = useLook();
  const { gain, cost, attack, foeAttack, foePrestige, turn, refresh } = effect;
  const rerolls = effect.rerolls ?? effect.reroll;
  return (
    <>
      <Signed n={gain?.coins} icon="coin" />
      <Signed n={gain?.glory} icon="glory" />
      {gain?.prestige === undefined ? null : <Icon name="prestige" />}
      <Signed n={cost === undefined ? undefined : -cost} icon="glory" />
      <Signed n={attack} icon="attack" />
      <Signed n={foeAttack} icon="attack" />
      <Signed n={foePrestige} icon="prestige" />
      {turn === undefined ? null : (
        <span className={`small-die small-die-${turn}`}>{content.dice[turn].high}</span>
      )}
      {refresh === undefined ? null : (
        <span className="figure">
          ↺<Icon name={refresh} />
        </span>
      )}
      {rerolls === undefined ? null : (
        <span className="figure">
          {signed(rerolls)}
          <span className="small-die small-die-white">?</span>
        </span>
      )}
      <Signed n={effect.plans} icon="cards" />
      <Signed n={effect.discount === undefined ? undefined : -effect.discount} icon="coin" />
      <Signed n={effect.titles} icon="title" />
      <Signed n={effect.travel} icon="travel" />
    </>
  );
}

import { need } from '@destrier/engine';
import { signed, type Space } from '@destrier/glory/page';
import type { ReactNode } from 'react';
import { Amount, Figure, Rewards } from './amounts.js';
import { Icon } from './icons.js';
import { useLook } from './look.js';

/** What a pawn brings at a place, as signs. */
export function SpaceGains({ space }: { readonly space: Space }): ReactNode {
  const { content, say, view } = useLook();
  const { figures } = content;
  switch (space) {
    case 'training':
    case 'warmup':
      return <Amount what="strength" n={figures[space]} isGain />;
    case 'prayer':
      return <Amount what="faith" n={figures.prayer} isGain />;
    case 'service':
    case 'patrol':
      return <Amount what="coins" n={figures[space]} isGain />;
    case 'initiative':
      return (
        <>
          <Amount what="coins" n={figures.initiative} isGain />
          <Figure icon="hour" shown="" said={say('board.space.initiative')} />
        </>
      );
    case 'plans': {
      const said = say('board.space.plans', { n: figures.plans });
      return <Figure icon="cards" shown={figures.plans} said={said} />;
    }
    case 'market':
      return (
        <>
          <Icon name="mount" />
          <Figure icon="armour" shown="" said={say('board.space.market')} />
        </>
      );
    case 'support':
      return <Figure icon="support" shown={1} said={say('board.space.support')} />;
    case 'space:herald': {
      const said = say(view.tournament.kind === 'joust' ? 'board.space.joust' : 'board.space.pas');
      return <Figure icon="challenge" shown="" said={said} />;
    }
    case 'objective': {
      const n = figures.objectives;
      return <Figure icon="title" shown={`1/${n}`} said={say('board.space.objective', { n })} />;
    }
  }
}

/** What an event gives everybody, or for what it lets one stand on it. */
export function EventGains({ event }: { readonly event: string }): ReactNode {
  const { content, speaker } = useLook();
  const { all, action } = need(content.events[event], event);
  return (
    <span className="gain-signs" title={speaker.effect([event])}>
      <span className="heard">{speaker.effect([event])}</span>
      <span aria-hidden="true" className="gain-signs">
        {all === undefined ? null : <ForAll {...all} />}
        {action === undefined ? null : <Action {...action} />}
      </span>
    </span>
  );
}

type EventOf = ReturnType<typeof useLook>['content']['events'][string];

function ForAll({ coins, strength, pawns }: NonNullable<EventOf['all']>) {
  const { say } = useLook();
  return (
    <>
      {say('board.forAll')}
      {coins === undefined ? null : <Amount what="coins" n={coins} isGain />}
      {strength === undefined ? null : <Amount what="strength" n={strength} isGain />}
      {pawns === undefined ? null : <Figure icon="pawn" shown={signed(pawns)} said="" />}
    </>
  );
}

function Action(action: NonNullable<EventOf['action']>) {
  const { coins, strength, recruit, plans, rewards } = action;
  return (
    <>
      {coins === undefined ? null : <Amount what="coins" n={coins} />}
      {strength === undefined ? null : <Amount what="strength" n={strength} />}
      {coins === undefined && strength === undefined ? null : <span className="gives">▸</span>}
      {recruit === true ? <Icon name="support" /> : null}
      {plans === undefined ? null : <Figure icon="cards" shown={plans} said="" />}
      {rewards === undefined ? null : <Rewards rewards={rewards} isShort />}
    </>
  );
}

import { useState } from 'react';
import { useWords } from '../app/words.js';
import { Drawn } from '../art/picture.js';
import * as places from '../art/places/index.js';
import { PLACE_SCALE, TOWN, TOWN_PLACES, townLand, townTrees } from '../art/scenes/town.js';
import { sign } from '../art/signs.js';
import { Piece } from '../board/piece.js';
import { Place } from '../board/place.js';
import { OnScene, Scene } from '../board/scene.js';
import { Pawn } from '../board/token.js';

const DRAWN = { ...places };

/** A town whose places can be chosen: one after the other, all but one. */
export function TownSample() {
  const { say } = useWords();
  const [chosen, setChosen] = useState('market');
  const gain = <Drawn drawing={sign('coin')} width={16} />;
  return (
    <Scene size={TOWN} layers={[townLand(), townTrees()]}>
      {TOWN_PLACES.map(({ art, at }, i) => {
        const picture = DRAWN[art]();
        const name = `${say('sampler.thing.place')} ${i + 1}`;
        const item = { label: name, picked: art === chosen, toggle: () => setChosen(art) };
        const blocked = {
          kind: 'blocked',
          label: name,
          reason: say('sampler.reason'),
          rule: '',
        } as const;
        return (
          <OnScene key={art} size={TOWN} drawing={picture} at={at} scale={PLACE_SCALE}>
            <Piece id={art} form="place" {...(art === 'chapel' ? { pick: blocked } : { item })}>
              <Place
                picture={picture}
                name={name}
                gain={gain}
                pawns={art === chosen ? <Pawn colour="gules" width={22} /> : undefined}
              />
            </Piece>
          </OnScene>
        );
      })}
    </Scene>
  );
}

import { useState } from 'react';
import { useWords } from '../app/words.js';
import { Drawn } from '../art/picture.js';
import * as places from '../art/places/index.js';
import { PLACE_SCALE, TOWN, TOWN_PLACES, townLand, townTrees } from '../art/scenes/town.js';
import { sign } from '../art/signs.js';
import { PanZoom } from '../board/pan-zoom.js';
import { Piece } from '../board/piece.js';
import { Place } from '../board/place.js';
import { OnScene, Scene } from '../board/scene.js';
import { Sheet } from '../board/sheet.js';
import { Pawn } from '../board/token.js';

const DRAWN = { ...places };

/** A town whose places can be chosen: one after the other, all but one. */
export function TownSample() {
  const [chosen, setChosen] = useState('market');
  return <Town chosen={chosen} onChoose={setChosen} />;
}

/** The same on a small screen: larger than its pane, and a sheet over it. */
export function PocketSample() {
  const { say } = useWords();
  const [chosen, setChosen] = useState('market');
  const marks = TOWN_PLACES.map(({ art, at }) => ({ at, isOpen: art !== 'chapel' }));
  const at = TOWN_PLACES.find(({ art }) => art === chosen)?.at ?? [0, 0];
  return (
    <div className="sampler-pocket">
      <PanZoom
        label={say('sampler.town')}
        size={TOWN}
        scale={0.84}
        at={at}
        land={townLand()}
        marks={marks}
      >
        <Town chosen={chosen} onChoose={setChosen} />
      </PanZoom>
      <Sheet label={say('sampler.states')} peek="5rem">
        <p className="sampler-sheet">{say('sampler.states.about')}</p>
      </Sheet>
    </div>
  );
}

function Town(props: { readonly chosen: string; onChoose(place: string): void }) {
  const { chosen, onChoose } = props;
  const { say } = useWords();
  const gain = <Drawn drawing={sign('coin')} width={16} />;
  return (
    <Scene size={TOWN} layers={[townLand(), townTrees()]}>
      {TOWN_PLACES.map(({ art, at }, i) => {
        const picture = DRAWN[art]();
        const name = `${say('sampler.thing.place')} ${i + 1}`;
        const item = { label: name, picked: art === chosen, toggle: () => onChoose(art) };
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

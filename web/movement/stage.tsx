import { Component, createRef, type ReactNode } from 'react';
import { goesOn } from '../table/answered.js';
import type { Moment } from '../table/link.js';
import { Anchors } from './anchors.js';
import { Marks } from './marks.js';
import './movement.css';
import { diceIn } from './dice.js';
import { Runner } from './runner.js';
import { show, type Scene } from './show.js';
import { leftOf } from './left.js';
import { listenForSkips, moveFor, onHold, onSkip } from './stillness.js';

interface Props extends Scene {
  /** An earlier moment is looked at: nothing moves from it, nor to it. */
  readonly isLooking: boolean;
  /** The dice of a moment lie still, or it has none. */
  readonly onStill: (moment: Moment) => void;
  readonly children: ReactNode;
}

/**
 * What lies on the table, seen to move from one moment to the next. It is a class because no hook is told before the page
 * changes, and then it is too late to see where things lay.
 */
export class Stage extends Component<Props> {
  readonly #root = createRef<HTMLDivElement>();
  readonly #marks = new Marks();
  #runner: Runner | null = null;
  #stops: readonly (() => void)[] = [];

  override componentDidMount(): void {
    const runner = new Runner();
    this.#runner = runner;
    this.#stops = [
      listenForSkips(),
      onHold((isHeld) => runner.hold(isHeld)),
      onSkip(() => {
        runner.finish();
        for (const animation of this.#dice()) animation.finish();
      }),
    ];
  }

  override componentWillUnmount(): void {
    for (const stop of this.#stops) stop();
    this.#marks.clear();
    this.#runner?.close();
  }

  override getSnapshotBeforeUpdate(before: Props): Anchors | null {
    const { current } = this.#root;
    return current === null || !follows(before, this.props) ? null : new Anchors(current);
  }

  override componentDidUpdate(earlier: Props, _: unknown, before: Anchors | null): void {
    const { moment, onStill } = this.props;
    const [root, runner, marks] = [this.#root.current, this.#runner, this.#marks];
    if (earlier.moment === moment) return;
    if (!goesOn(earlier.moment, moment)) marks.clear();
    if (root !== null && runner !== null && before !== null)
      show(earlier.moment, this.props, { runner, marks, before, after: new Anchors(root) });
    void this.#untilStill().then(() => onStill(moment));
  }

  #dice(): readonly Animation[] {
    return this.#root.current === null ? [] : diceIn(this.#root.current);
  }

  /** Parts of the board may set their dice rolling once they are drawn. */
  async #untilStill(): Promise<void> {
    await nextFrame();
    await nextFrame();
    const { pace } = this.props;
    const dice = this.#dice();
    for (const animation of dice) {
      if (pace === 0) animation.finish();
      else animation.updatePlaybackRate(1 / pace);
      moveFor(leftOf(animation));
    }
    await Promise.allSettled(dice.map(({ finished }) => finished));
  }

  override render(): ReactNode {
    return (
      <div ref={this.#root} className="stage">
        {this.props.children}
      </div>
    );
  }
}

/** Whether something new has happened that can be seen to move. */
function follows(before: Props, after: Props): boolean {
  if (before.isLooking || after.isLooking || before.kit !== after.kit) return false;
  return goesOn(before.moment, after.moment) && before.moment.seq < after.moment.seq;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

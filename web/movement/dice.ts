/** Dice as they roll: whatever moves within a place that is called `die:…`. */
export function diceIn(root: Element): readonly Animation[] {
  return root
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect instanceof KeyframeEffect && isDie(effect.target));
}

function isDie(target: Element | null): boolean {
  return target?.closest('[data-anchor^="die:"]') !== null;
}

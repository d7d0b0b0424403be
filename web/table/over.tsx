import { useWords } from '../app/words.js';
import { Button } from '../parts/button.js';

interface Props {
  /** Whether it is shown now. */
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

/** Beside what was asked last: shows how the game ended, and the last table again. */
export function Over({ isShown, onToggle }: Props) {
  const { say } = useWords();
  return (
    <Button className="button-small over" onClick={onToggle}>
      {say(isShown ? 'ceremony.lastTable' : 'ceremony.again')}
    </Button>
  );
}

import { createContext, useContext, useId, type ReactNode } from 'react';

/** Which group an option belongs to. */
const GroupContext = createContext('');

/** One choice out of several, each a picture with its name. */
export function Options(props: {
  readonly title: string;
  readonly form: 'swatches' | 'shields' | 'charges' | 'chips';
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset className={`arms-options arms-${props.form}`}>
      <legend>{props.title}</legend>
      <div>
        <GroupContext value={id}>{props.children}</GroupContext>
      </div>
    </fieldset>
  );
}

interface OptionProps {
  readonly label: string;
  readonly isChosen: boolean;
  /** It can be chosen later. */
  readonly isIdle?: boolean;
  readonly children?: ReactNode;
  onChoose(): void;
}

export function Option({ label, isChosen, isIdle = false, children, onChoose }: OptionProps) {
  return (
    <label className="arms-option">
      <input
        type="radio"
        name={useContext(GroupContext)}
        checked={isChosen}
        disabled={isIdle}
        onChange={onChoose}
      />
      {children}
      <small>{label}</small>
    </label>
  );
}

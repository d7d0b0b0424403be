import { Component, type ReactNode } from 'react';
import { Button } from '../parts/button.js';
import { useWords } from './words.js';

interface Props {
  readonly children: ReactNode;
}

/** Where a part of the page fails, the rest stays, and there is a way on. */
export class Boundary extends Component<Props, { readonly fault: Error | null }> {
  override readonly state: { readonly fault: Error | null } = { fault: null };

  static getDerivedStateFromError(error: unknown): { readonly fault: Error } {
    return { fault: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return <Broken reason={fault.message} onAgain={() => this.setState({ fault: null })} />;
  }
}

function Broken({ reason, onAgain }: { readonly reason: string; onAgain(): void }) {
  const { say } = useWords();
  return (
    <div role="alert">
      <p>{say('page.broken', { reason: { said: reason } })}</p>
      <Button onClick={onAgain}>{say('page.again')}</Button>
    </div>
  );
}

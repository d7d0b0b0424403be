import type { ButtonHTMLAttributes } from 'react';
import './button.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `may`: gold, for what is offered above all else; `declining`: a way of not doing it. */
  readonly kind?: 'main' | 'plain' | 'quiet' | 'may' | 'declining';
}

export function Button({ kind = 'plain', type = 'button', className = '', ...rest }: Props) {
  return <button type={type} className={`button button-${kind} ${className}`.trim()} {...rest} />;
}

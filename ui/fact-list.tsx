import type { ReactNode } from 'react';

interface FactListProps {
  facts: readonly { name: string; value: ReactNode }[];
  className?: string | undefined;
}

export const FactList = ({ facts, className }: FactListProps) => (
  <dl className={className}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

import type { ReactNode } from 'react';
import { Card } from '../../../parts/frame/card.tsx';
import classes from './state.module.css';

interface FactCardProps {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
  readonly children?: ReactNode;
}

/** A few facts about one part of the installation. */
export function FactCard({ title, facts, children }: FactCardProps) {
  return (
    <Card title={title}>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </Card>
  );
}

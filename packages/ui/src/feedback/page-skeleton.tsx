import { Card } from '../layout/card.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';

/** A page that cannot say its title before it has loaded: until then its heading says that it loads. */
export function PageSkeleton(props: SkeletonProps) {
  return (
    <Card>
      <h1>
        <VisuallyHidden>{props.label}</VisuallyHidden>
      </h1>
      <Skeleton {...props} />
    </Card>
  );
}

import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly thrown: { readonly error: unknown } | null;
}

/** Catches errors that a page throws while rendering. */
export class PageBoundary extends Component<Props, State> {
  override readonly state: State = { thrown: null };

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: { error } };
  }

  override render() {
    const { thrown } = this.state;
    return thrown === null ? this.props.children : <ErrorPage error={thrown.error} />;
  }
}

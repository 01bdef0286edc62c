'use client';

import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode };

/** Error boundary that renders nothing when its children fail. */
export class SilentBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

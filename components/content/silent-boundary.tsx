'use client';

import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode };

/** Shows nothing in place of what fails inside, and keeps the failure from the page around it. */
export class SilentBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

import type { ReactNode } from 'react';
import { Form } from '@/components/ui/field/form';

/**
 * A form that goes nowhere, with and without script: outside a dialog the method `dialog` does nothing, and fields
 * without names have nothing to send.
 */
export function InertForm({ columns, id, children }: { columns?: 1 | 2; id?: string; children: ReactNode }) {
  return (
    <Form id={id} method="dialog" columns={columns ?? 1} autoComplete="off">
      {children}
    </Form>
  );
}

import type { ReactNode } from 'react';
import { Form } from '@/components/ui/field/form';

/**
 * A form that submits nothing, with or without JavaScript: outside a dialog `method="dialog"` does nothing, and its
 * fields have no names.
 */
export function InertForm({ columns, id, children }: { columns?: 1 | 2; id?: string; children: ReactNode }) {
  return (
    <Form id={id} method="dialog" columns={columns ?? 1} autoComplete="off">
      {children}
    </Form>
  );
}

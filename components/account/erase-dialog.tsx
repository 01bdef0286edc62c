'use client';

import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { Form } from '@/components/ui/field/form';
import { TextField } from '@/components/ui/field/text-field';
import { useFields } from '@/components/ui/field/use-fields';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { showToast } from '@/components/ui/toast/toast-store';
import { deleteAccount } from '@/lib/client/customer-data';
import { useSubmit } from '@/lib/client/use-submit';
import { DELETE_WORD } from '@/lib/domain/customer-data';
import { ERROR_TABLE, isShopError } from '@/lib/domain/errors';
import { text } from '@/lib/messages/text';

function refusalText(error: unknown): string {
  if (isShopError(error, 'conflict')) return text('erase.under_way');
  return text(isShopError(error) ? ERROR_TABLE[error.code].message : 'error.unavailable');
}

/** Says what is lost and asks for a typed word before the account is deleted. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const fields = useFields({ word: '' }, {});
  const erasing = useSubmit(async () => showToast(await deleteAccount(DELETE_WORD)));

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (fields.values.word.trim() === DELETE_WORD) void erasing.submit();
    else fields.setError('word', text('erase.word_required', { word: DELETE_WORD }));
  }

  return (
    <Dialog title={text('erase.button')} onClose={onClose}>
      <Form onSubmit={submit}>
        <p>{text('erase.intro')}</p>
        {erasing.error !== undefined && (
          <InlineMessage tone="error">{refusalText(erasing.error)}</InlineMessage>
        )}
        <TextField
          label={text('erase.word', { word: DELETE_WORD })}
          name="word"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          value={fields.values.word}
          error={fields.errors.word}
          onChange={(event) => fields.set('word', event.target.value)}
        />
        <Button type="submit" variant="danger" busy={erasing.pending}>
          {text('erase.submit')}
        </Button>
      </Form>
    </Dialog>
  );
}

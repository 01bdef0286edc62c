'use client';

import type { FormEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { focusFirstError } from '@/components/ui/field/focus-first-error';
import { Form } from '@/components/ui/field/form';
import { TextField } from '@/components/ui/field/text-field';
import { useFields } from '@/components/ui/field/use-fields';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { Skeleton } from '@/components/ui/skeleton/skeleton';
import { SkeletonGroup } from '@/components/ui/skeleton/skeleton-group';
import { deleteAccount } from '@/lib/client/customer-data';
import { revalidate } from '@/lib/client/revalidate';
import { showToast } from '@/lib/client/toast-store';
import { type UseSubmit, useSubmit } from '@/lib/client/use-submit';
import { useUnfinished } from '@/lib/client/use-unfinished';
import { keys } from '@/lib/config/api-paths';
import { DELETE_WORD } from '@/lib/domain/customer-data';
import { isShopError, messageOf } from '@/lib/domain/errors';
import type { Text } from '@/lib/messages/text';
import { useText } from '@/lib/messages/use-text';
import { UnfinishedList } from './unfinished-list';

function refusalText(text: Text, error: unknown): string {
  if (isShopError(error, 'conflict')) return text('erase.under_way');
  return text(messageOf(error));
}

/** Says what deletion removes, or which orders and payments must be finished first. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { unfinished, isLoading } = useUnfinished();
  const erasing = useSubmit(eraseAccount);
  const waits = unfinished && unfinished.orders.length + unfinished.payments.length > 0;
  return (
    <Dialog title={text('erase.button')} dismissible={!erasing.pending} onClose={onClose}>
      {isLoading && (
        <SkeletonGroup className="">
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {!isLoading && (waits ? <UnfinishedList unfinished={unfinished} /> : <EraseForm erasing={erasing} />)}
    </Dialog>
  );
}

async function eraseAccount(): Promise<void> {
  try {
    showToast(await deleteAccount(DELETE_WORD));
  } catch (error) {
    if (isShopError(error, 'conflict')) void revalidate(keys.unfinished);
    throw error;
  }
}

/** The account is deleted only after a confirmation word is typed. */
function EraseForm({ erasing }: { erasing: UseSubmit<[]> }) {
  const text = useText();
  const fields = useFields({ word: '' }, {});

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (fields.values.word.trim() === DELETE_WORD) void erasing.submit();
    else {
      fields.setError('word', text('erase.word_required', { word: DELETE_WORD }));
      focusFirstError(event.currentTarget);
    }
  }

  return (
    <Form onSubmit={submit}>
      <p>{text('erase.intro')}</p>
      {erasing.error !== undefined && (
        <InlineMessage tone="error">{refusalText(text, erasing.error)}</InlineMessage>
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
  );
}

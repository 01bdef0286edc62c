import type { FastifyInstance } from 'fastify';
import type { CustomerActor } from '@/lib/contract/actor-token';
import { deleteaccount, deletecheck, exportdata } from '@/lib/contract/shop/customer-data';
import { wireStatus } from '@/lib/contract/shop/wire';
import { text } from '@/lib/messages/text';
import type { Db } from '@/shop-api/db/client';
import type { Deps } from '@/shop-api/deps';
import { findCustomer } from '@/shop-api/modules/customers/repository';
import { requireLiveSession } from '@/shop-api/modules/identity/require-live-session';
import { registerCall } from '@/shop-api/plugins/register-call';
import { eraseCustomer } from './erase';
import { exportData } from './export-data';
import { listUnfinished } from './list-unfinished';

export function registerAccount(app: FastifyInstance, deps: Deps): void {
  registerCall(app, exportdata, async ({ actor }) => ({ data: await exportData(deps, actor) }));

  registerCall(app, deletecheck, async ({ actor }) => ({ data: await listUnfinished(deps.db, actor.id) }));

  registerCall(
    app,
    deleteaccount,
    async ({ actor }) => {
      await requireSessionOrErased(deps.db, actor);
      await eraseCustomer(deps, actor.id);
      return { data: { status: wireStatus.done, message: text('erase.done') } };
    },
    // why: a repeated call arrives after the session has ended with the account
    { liveSession: false },
  );
}

/** Like `requireLiveSession`, but lets a deleted customer repeat the call, whose session has ended with the account. */
async function requireSessionOrErased(db: Db, actor: CustomerActor): Promise<void> {
  try {
    await requireLiveSession(db, actor);
  } catch (error) {
    const customer = await findCustomer(db, actor.id);
    if (!customer?.erasedAt) throw error;
  }
}

import type { FastifyInstance } from 'fastify';
import { deleteaccount, deletecheck, exportdata } from '@/lib/contract/shop/customer-data';
import { text } from '@/lib/messages/text';
import type { Deps } from '@/shop-api/deps';
import { findCustomer } from '@/shop-api/modules/customers/repository';
import { requireLiveSession } from '@/shop-api/modules/identity/require-live-session';
import { registerCall } from '@/shop-api/plugins/register-call';
import { wireStatus } from '@/shop-api/plugins/wire-status';
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
      await requireLiveSession(deps.db, actor).catch(async (error: unknown) => {
        // why: a repeated call has no session any more, as that ends with the account
        const customer = await findCustomer(deps.db, actor.id);
        if (!customer?.erasedAt) throw error;
      });
      await eraseCustomer(deps, actor.id);
      return { data: { status: wireStatus.done, message: text('erase.done') } };
    },
    // why: a repeated call arrives after the session has ended with the account
    { liveSession: false },
  );
}

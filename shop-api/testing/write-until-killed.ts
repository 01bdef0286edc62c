import { createDatabase } from '@/shop-api/db/client';
import { demoSms } from '@/shop-api/db/schema/sms';

/** A program for database.embedded.test.ts: inserts rows and prints each committed one, until it is killed. */
async function main(): Promise<void> {
  const { db } = await createDatabase({
    dataDir: process.argv[2] ?? '',
    durable: process.argv[3] !== 'hasty',
  });
  for (let row = 1; ; row++) {
    await db.insert(demoSms).values({ mobile: '9876543210', text: String(row), createdAt: new Date() });
    process.stdout.write(`${row}\n`);
  }
}

void main();

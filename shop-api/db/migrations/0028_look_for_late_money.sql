DROP INDEX "payments_due";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_late" ON "payments" USING btree ("next_check_at") WHERE "payments"."next_check_at" is not null and "payments"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_due" ON "payments" USING btree ("next_check_at") WHERE "payments"."next_check_at" is not null and "payments"."ended_at" is null;--> statement-breakpoint
UPDATE "payments" SET "ended_at" = "expires_at", "next_check_at" = now() WHERE "state" IN ('failed', 'expired', 'replaced') AND "link_id" IS NOT NULL AND "next_check_at" IS NULL AND "expires_at" > now() - interval '6 days';

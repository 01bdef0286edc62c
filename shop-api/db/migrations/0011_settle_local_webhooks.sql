ALTER TABLE "local_webhooks" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "local_webhooks_age" ON "local_webhooks" USING btree ("settled_at");--> statement-breakpoint
UPDATE "local_webhooks" SET "settled_at" = now() WHERE "next_attempt_at" IS NULL;
ALTER TABLE "enquiries" ADD COLUMN "kind" text DEFAULT 'message' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "ticket" text;--> statement-breakpoint
UPDATE "enquiries" SET "ticket" = 'KT' || upper(substr(md5(random()::text || "id"), 1, 10));--> statement-breakpoint
ALTER TABLE "enquiries" ALTER COLUMN "ticket" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "closing_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "gstin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "grievance_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "grievance_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "bill_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_ticket" ON "enquiries" USING btree ("ticket");